import type { RewardDetail } from '@foyer/api/rewards'
import { formatNearDay, formatNearMoment } from '../../../shared/format/hong-kong-time.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { lastMinute } from '../../../shared/rewards/validity.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import type { Language } from '../../../shared/text/languages.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { closeIcon } from '../../../shared/ui/icons.ts'
import { checkIcon } from '../../../shared/ui/later-icons.ts'
import * as styles from './detail.module.css'
import { text } from './text.ts'
import { type TimelineStep, timelineOf } from './timeline.ts'

/** Formats issue, payout day and expiry as a day, and the steps that the ledger records as a moment. */
const timeOf = (language: Language, name: TimelineStep['name'], at: number, now: number): string => {
  if (name === 'issued' || name === 'becomesClaimable') return formatNearDay(language, at, now)
  return name === 'wasExpired' ? formatNearDay(language, lastMinute(at), now) : formatNearMoment(language, at, now)
}

const ends: readonly TimelineStep['name'][] = ['wasExpired', 'wasRevoked', 'wasClawedBack']

/** The steps of a cash reward, with the amounts credited to and withdrawn from the account. */
export const CashTimeline = ({ detail, isChecking }: { detail: RewardDetail; isChecking: boolean }) => {
  const t = useText(text)
  const language = useLanguage()
  const { amount } = detail.reward
  const steps = timelineOf(detail)
  const reached = steps.filter(({ isDone }) => isDone).length - 1
  const now = isChecking ? reached + 1 : reached
  const isLast = now === steps.length - 1
  const sumOf = ({ name, isDone }: TimelineStep) => {
    if (!amount || !isDone) return undefined
    if (name === 'wasCredited') return formatMoney(language, amount, '+')
    return name === 'wasClawedBack' ? formatMoney(language, amount, '−') : undefined
  }
  return (
    <section className={styles.cardSection}>
      <h2>{t.progress}</h2>
      <ol className={styles.timeline} role="list">
        {steps.map((step, n) => (
          <li
            key={step.name}
            className={`${step.isDone ? styles.isDone : ''}${ends.includes(step.name) ? ` ${styles.isEnd}` : ''}`}
            aria-current={n === now ? 'step' : undefined}
          >
            <span className={styles.timelineMark}>
              {step.isDone && (n !== now || isLast) && (
                <Icon path={ends.includes(step.name) ? closeIcon : checkIcon} size={16} />
              )}
            </span>
            <span>
              {isChecking && n === now ? t.claimSent : t[step.name]}
              {sumOf(step) && <span className={`${styles.timelineAmount} numbers`}>{sumOf(step)}</span>}
            </span>
            {step.at !== undefined && (
              <small className="numbers">{timeOf(language, step.name, step.at, detail.asOf)}</small>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
