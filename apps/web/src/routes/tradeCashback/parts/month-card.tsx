import type { CashbackCount, CashbackReply } from '@foyer/api/cashback'
import { formatMoney } from '../../../shared/format/money.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text as pageText } from '../text.ts'
import { text } from './card-text.ts'
import { FeesRing } from './fees-ring.tsx'
import { shortMonth } from './months.ts'

/** The newest month: the ring shows the present rate, and beside it stand the fees missing to the next tier. */
export const MonthCard = ({ cashback, count }: { cashback: CashbackReply; count: CashbackCount }) => {
  const t = useText(text)
  const page = useText(pageText)
  const language = useLanguage()
  const { tiers } = cashback
  const tier = count.tier === null ? undefined : tiers[count.tier]
  // a closed month cannot reach another tier
  const missing = count.isClosed ? undefined : count.next?.missing
  const next = tiers[count.next?.tier ?? -1]
  const month = shortMonth(language, count.month)
  const fees = formatMoney(language, count.fees)
  return (
    <section className={styles.monthCard} aria-label={t.now}>
      <FeesRing cashback={cashback} count={count}>
        <span>{count.isClosed || !tier ? month : `${month} · ${page.tierNow}`}</span>
        {tier ? <strong className="numbers">{tier.percent}%</strong> : <span>{page.belowTiers}</span>}
      </FeesRing>
      <div className={`${styles.monthSum} numbers`}>
        <span className={styles.cashbackLabel}>
          {missing && next ? fill(page.missing, { percent: next.percent }) : page.feesCounted}
        </span>
        <strong>{missing && next ? formatMoney(language, missing) : fees}</strong>
        {!count.isClosed && (
          <span className={styles.monthNext}>
            {missing && next ? `${page.feesCounted} ${fees}` : count.isCapped ? page.stateCap : t.top}
          </span>
        )}
      </div>
    </section>
  )
}
