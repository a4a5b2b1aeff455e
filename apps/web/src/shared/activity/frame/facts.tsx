import type { ActivityPhase } from '@foyer/api/activities'
import { formatNearMoment } from '../../format/hong-kong-time.ts'
import { useLanguage } from '../../text/language.ts'
import { fill } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import { Countdown } from '../../ui/countdown/countdown.tsx'
import { useShown } from '../shown.ts'
import * as styles from './frame.module.css'
import { text } from './text.ts'

const PhaseChip = ({ phase, full }: { phase: ActivityPhase | 'full'; full: string | undefined }) => {
  const t = useText(text)
  return (
    <span className={styles.phase} data-phase={phase}>
      {(phase === 'full' && full) || t[phase]}
    </span>
  )
}

/** Whether so little time is left, in milliseconds, that a countdown is shown. */
export const isSoon = (left: number): boolean => left < 72 * 3_600_000

/**
 * The phase and the moment it changes in Hong Kong time, in one line. A countdown appears only in the last 72 hours, when
 * the seconds matter. `isFull` is for a page with stock of its own; an activity without places is never "open". `closes` is
 * the end with its `{time}` on a page with other dates, which names what the period is of.
 */
export const Facts = ({ isFull = false, closes }: { isFull?: boolean; closes?: string }) => {
  const t = useText(text)
  const language = useLanguage()
  const { detail, now, personalStatus, actions } = useShown()
  const { phase, opensAt, closesAt } = detail
  const isUpcoming = phase === 'upcoming'
  const next = isUpcoming ? opensAt : closesAt
  return (
    <section className={styles.facts} aria-label={t.facts}>
      <p className={styles.factsNow}>
        <PhaseChip
          phase={phase === 'open' && (isFull || personalStatus.gate === 'sold_out') ? 'full' : phase}
          full={actions.full}
        />
        <span className={`${styles.factsLeft} numbers`}>
          {fill(isUpcoming ? t.opensAt : phase === 'open' ? (closes ?? t.closesAt) : t.closedAt, {
            time: formatNearMoment(language, next, now),
          })}
        </span>
      </p>
      {phase !== 'ended' && isSoon(next - now) && (
        <div className={styles.factsSoon}>
          <span className={styles.factsLeft}>{isUpcoming ? t.opensIn : t.closesIn}</span>
          <Countdown to={next} now={now} />
        </div>
      )}
    </section>
  )
}
