import type { RewardDetail } from '@foyer/contract/rewards'
import { formatDay, formatMoment } from '../../../shared/format/hong-kong-time.ts'
import { lastMinute } from '../../../shared/rewards/validity.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { checkIcon } from '../../../shared/ui/later-icons.ts'
import { text } from './text.ts'
import { timelineOf } from './timeline.ts'

/** Where the cash is on its way, step by step. */
export const CashTimeline = ({ detail }: { detail: RewardDetail }) => {
  const t = useText(text)
  const language = useLanguage()
  const steps = timelineOf(detail)
  const now = steps.filter(({ isDone }) => isDone).length - 1
  return (
    <section className="card-section">
      <h2>{t.progress}</h2>
      <ol className="timeline" role="list">
        {steps.map(({ name, at, isDone }, n) => (
          <li key={name} className={isDone ? 'is-done' : undefined} aria-current={n === now ? 'step' : undefined}>
            <span className="timeline-mark">{isDone && <Icon path={checkIcon} size={16} />}</span>
            <span>{t[name]}</span>
            {at !== undefined && (
              <small className="numbers">
                {name === 'wasClaimed' || name === 'wasCredited' || name === 'wasRevoked'
                  ? formatMoment(language, at)
                  : formatDay(language, name === 'wasExpired' ? lastMinute(at) : at)}
              </small>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
