import type { CashbackCount, CashbackPayout, CashbackReply } from '@foyer/api/cashback'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { formatMoment } from '../../../shared/format/hong-kong-time.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import * as statusChipStyles from '../../../shared/rewards/status-chip.module.css'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { gain } from './gain.ts'
import { stateLabel } from './state-label.ts'
import { text as partText } from './text.ts'

interface ProgressCardProps {
  cashback: CashbackReply
  count: CashbackCount
  payout: CashbackPayout
  /** the card at the top of the page shows the fees and the tier of this month */
  isOnTop: boolean
  /** the headline panel shows the cashback of this month */
  isInHeadline: boolean
}

/** One month in figures: its cashback, and what decides it beside the tier. No figure of the top stands here again. */
export const ProgressCard = ({ cashback, count, payout, isOnTop, isInHeadline }: ProgressCardProps) => {
  const t = useText(text)
  const parts = useText(partText)
  const language = useLanguage()
  const state = stateLabel(cashback, count, payout, t, parts)
  const rows: [label: string, figure: string][] = [
    ...(isOnTop ? [] : [[t.feesCounted, formatMoney(language, count.fees)] as [string, string]]),
    [t.unsettled, formatMoney(language, count.unsettledFees)],
    [t.cap, formatMoney(language, cashback.cap)],
  ]
  return (
    <div className={`${blocksStyles.card} ${styles.cashbackCard}`}>
      {!isInHeadline && (
        <div className={styles.cashbackTop}>
          <div className={styles.cashbackSum}>
            <span className={styles.cashbackLabel}>{count.isClosed ? t.cashback : t.cashbackSoFar}</span>
            <strong className={`${styles.cashbackAmount} numbers`}>{gain(language, count.cashback)}</strong>
          </div>
          <span className={statusChipStyles.statusChip} data-tone={state.tone}>
            {state.label}
          </span>
        </div>
      )}
      <dl className={styles.figures}>
        {rows.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="numbers">{figure}</dd>
          </div>
        ))}
      </dl>
      {payout.clawedBack.minor > 0 && (
        <Notice tone="warn">{fill(parts.withdrawn, { amount: formatMoney(language, payout.clawedBack) })}</Notice>
      )}
      {count.isCapped && !count.isClosed && <p className={styles.cashbackHint}>{t.capWhy}</p>}
      <p className={styles.cashbackTimes}>{fill(t.asOf, { time: formatMoment(language, cashback.asOf) })}</p>
    </div>
  )
}
