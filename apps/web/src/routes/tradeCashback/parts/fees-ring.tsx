import type { CashbackCount, CashbackReply } from '@foyer/api/cashback'
import type { ReactNode } from 'react'
import { formatMoney } from '../../../shared/format/money.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Progress } from '../../../shared/ui/progress/progress.tsx'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

interface FeesRingProps {
  cashback: CashbackReply
  count: CashbackCount
  /** in the middle of the ring */
  children: ReactNode
}

/** The fees that count in a month, as a ring towards the next tier. It is full on the highest tier. */
export const FeesRing = ({ cashback, count, children }: FeesRingProps) => {
  const t = useText(text)
  const language = useLanguage()
  const fees = formatMoney(language, count.fees)
  const next = count.next && cashback.tiers[count.next.tier]
  const from = next && formatMoney(language, next.from)
  const words = next && from ? fill(t.ringWords, { fees, from, percent: next.percent }) : fill(t.ringTop, { fees })
  return (
    <div className={styles.feesRing}>
      <Progress
        look="ring"
        label={t.feesCounted}
        value={next ? (count.fees.minor / next.from.minor) * 100 : 100}
        tone={count.next ? 'brand' : 'good'}
        caption={words}
        inside={<span className={styles.feesRingInside}>{children}</span>}
      />
    </div>
  )
}
