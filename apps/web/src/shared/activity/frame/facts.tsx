import type { ActivityPhase } from '@foyer/api/activities'
import { formatMoment } from '../../format/hong-kong-time.ts'
import { useLanguage } from '../../text/language.ts'
import { useText } from '../../text/use-text.ts'
import { Countdown } from '../../ui/countdown/countdown.tsx'
import { useShown } from '../shown.ts'
import * as styles from './frame.module.css'
import { text } from './text.ts'

export const PhaseChip = ({ phase }: { phase: ActivityPhase }) => (
  <span className={styles.phase} data-phase={phase}>
    {useText(text)[phase]}
  </span>
)

/** Phase and the moment it changes, in one line. */
export const CompactFacts = () => {
  const t = useText(text)
  const language = useLanguage()
  const { phase, opensAt, closesAt } = useShown().detail
  const isUpcoming = phase === 'upcoming'
  return (
    <section className={`${styles.facts} ${styles.factsCompact} ${styles.factsNow}`} aria-label={t.facts}>
      <PhaseChip phase={phase} />
      <span className={`${styles.factsLeft} numbers`}>
        {isUpcoming ? t.from : t.until} {formatMoment(language, isUpcoming ? opensAt : closesAt)} {t.hongKongTime}
      </span>
    </section>
  )
}

/** Phase, period in Hong Kong time, and the time left until the phase changes. */
export const Facts = () => {
  const t = useText(text)
  const language = useLanguage()
  const { detail, now } = useShown()
  const { phase, opensAt, closesAt } = detail
  const isUpcoming = phase === 'upcoming'
  return (
    <section className={styles.facts} aria-label={t.facts}>
      <div className={styles.factsNow}>
        <PhaseChip phase={phase} />
        {phase !== 'ended' && <span className={styles.factsLeft}>{isUpcoming ? t.opensIn : t.closesIn}</span>}
      </div>
      {phase !== 'ended' && <Countdown to={isUpcoming ? opensAt : closesAt} now={now} />}
      <dl className="numbers">
        <div>
          <dt>{t.from}</dt>
          <dd>{formatMoment(language, opensAt)}</dd>
        </div>
        <div>
          <dt>{t.until}</dt>
          <dd>{formatMoment(language, closesAt)}</dd>
        </div>
      </dl>
      <p className={styles.factsZone}>{t.hongKongTime}</p>
    </section>
  )
}
