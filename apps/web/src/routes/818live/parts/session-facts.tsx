import { inLanguage } from '@foyer/api/languages'
import type { LiveDetail } from '@foyer/api/live'
import { isSoon } from '../../../shared/activity/frame/facts.tsx'
import * as frameStyles from '../../../shared/activity/frame/frame.module.css'
import { formatCount } from '../../../shared/format/count.ts'
import { listOf } from '../../../shared/format/list.ts'
import { useBusinessClock } from '../../../shared/server/business-clock.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { ofContent } from '../../../shared/text/of-language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Countdown } from '../../../shared/ui/countdown/countdown.tsx'
import type { LiveSession } from '../feed/use-session.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** The presenters of the current agenda item, where there is one, otherwise those of the whole session. */
const speakersOf = ({ agenda, presenters }: LiveDetail, current: string | null): LiveDetail['presenters'] => {
  const item = agenda.find(({ id }) => id === current)
  return item ? presenters.filter(({ id }) => item.presenters.includes(id)) : presenters
}

/** The title of the session, who will speak or speaks now, the number of viewers and the countdown. */
export const SessionFacts = ({ detail, live }: { detail: LiveDetail; live: LiveSession }) => {
  const t = useText(text)
  const language = useLanguage()
  const { now, receivedAt, viewers, refresh } = live
  const clock = useBusinessClock({ asOf: now.asOf, receivedAt }, undefined)
  const isWaited = now.state === 'scheduled'
  const isOn = now.state === 'live' || now.state === 'interrupted'
  const names = speakersOf(detail, now.agendaItem).map(({ name }) => inLanguage(name, language))
  return (
    <section className={styles.liveFacts} aria-label={t.session}>
      {/* the headline panel or the stage shows the state */}
      <p className={`${frameStyles.phase} visually-hidden`} role="status">
        {t[now.state]}
      </p>
      {viewers > 0 && (isOn || isWaited) && (
        <p className={`${frameStyles.factsLeft} numbers ${styles.liveViewers}`}>
          {fill(isWaited ? t.waiting : t.viewers, { n: formatCount(viewers) })}
        </p>
      )}
      <h2 {...ofContent(detail.title, language)}>{inLanguage(detail.title, language)}</h2>
      {(isWaited || isOn) && names.length > 0 && (
        <p className={styles.liveSpeakers}>{fill(t.speakers, { names: listOf(language, names) })}</p>
      )}
      {isWaited && (
        <div className={isSoon(now.opensAt - clock) ? styles.liveStarts : 'visually-hidden'}>
          <Countdown to={now.opensAt} now={clock} onEnd={refresh} />
        </div>
      )}
    </section>
  )
}
