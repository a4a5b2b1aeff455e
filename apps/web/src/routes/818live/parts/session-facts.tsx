import { inLanguage } from '@foyer/api/languages'
import type { LiveDetail } from '@foyer/api/live'
import type { LiveState } from '@foyer/protocol/machines/live'
import { isSoon } from '../../../shared/activity/frame/facts.tsx'
import * as frameStyles from '../../../shared/activity/frame/frame.module.css'
import { formatCount } from '../../../shared/format/count.ts'
import { formatClock, formatDay, formatMonthDay, hongKongDay } from '../../../shared/format/hong-kong-time.ts'
import { useBusinessClock } from '../../../shared/server/business-clock.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { ofContent } from '../../../shared/text/of-language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Countdown } from '../../../shared/ui/countdown/countdown.tsx'
import type { LiveSession } from '../feed/use-session.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** The looks of the shared phases, chosen by appearance. */
const looks: Readonly<Record<LiveState, string>> = {
  scheduled: 'upcoming',
  live: 'live',
  interrupted: 'interrupted',
  ended: 'ended',
  replay: 'open',
}

/** The state of the session, the number of viewers and its time. */
export const SessionFacts = ({ detail, live }: { detail: LiveDetail; live: LiveSession }) => {
  const t = useText(text)
  const language = useLanguage()
  const { now, receivedAt, viewers, refresh } = live
  const clock = useBusinessClock({ asOf: now.asOf, receivedAt }, undefined)
  const isOneDay = hongKongDay(now.opensAt) === hongKongDay(now.closesAt)
  const times = [now.opensAt, now.closesAt].map((at) =>
    isOneDay ? formatClock(language, at) : `${formatMonthDay(language, at)} ${formatClock(language, at)}`,
  )
  const isWaited = now.state === 'scheduled'
  const isOn = now.state === 'live' || now.state === 'interrupted'
  return (
    <section className={styles.liveFacts} aria-label={t.session}>
      <div className={frameStyles.factsNow}>
        <span
          // the headline panel says that it is live
          className={now.state === 'live' ? `${frameStyles.phase} visually-hidden` : frameStyles.phase}
          data-phase={looks[now.state]}
          role="status"
        >
          {t[now.state]}
        </span>
        {viewers > 0 && (isOn || isWaited) && (
          <span className={`${frameStyles.factsLeft} numbers ${styles.liveViewers}`}>
            {fill(isWaited ? t.waiting : t.viewers, { n: formatCount(viewers) })}
          </span>
        )}
      </div>
      <h2 {...ofContent(detail.title, language)}>{inLanguage(detail.title, language)}</h2>
      <p className={`${styles.liveTime} numbers`}>
        {isOneDay && `${formatDay(language, now.opensAt)} `}
        {times.join(' – ')}
        <span>{t.hongKongTime}</span>
      </p>
      {isWaited && (
        <div className={isSoon(now.opensAt - clock) ? styles.liveStarts : 'visually-hidden'}>
          <Countdown to={now.opensAt} now={clock} onEnd={refresh} />
        </div>
      )}
    </section>
  )
}
