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

/** The newest month: what the next tier still requires, and small the month with the present tier; in the end only the tier. */
export const MonthCard = ({ cashback, count }: { cashback: CashbackReply; count: CashbackCount }) => {
  const t = useText(text)
  const page = useText(pageText)
  const language = useLanguage()
  const { tiers } = cashback
  const tier = count.tier === null ? undefined : tiers[count.tier]
  // a closed month cannot reach another tier
  const missing = count.isClosed ? undefined : count.next?.missing
  const next = tiers[count.next?.tier ?? -1]
  const present = tier ? `${tier.percent}%` : page.belowTiers
  return (
    <section className={styles.monthCard} aria-label={t.now}>
      <FeesRing cashback={cashback} count={count} />
      <div className={`${styles.monthSum} numbers`}>
        <span className={styles.cashbackLabel}>
          {missing && next ? fill(page.missing, { percent: next.percent }) : shortMonth(language, count.month)}
        </span>
        <strong>{missing && next ? formatMoney(language, missing) : present}</strong>
        {!count.isClosed && (
          <span className={styles.monthNext}>
            {missing && next
              ? [shortMonth(language, count.month), ...(tier ? [`${page.tierNow} ${present}`] : [])].join(' · ')
              : count.isCapped
                ? page.stateCap
                : t.top}
          </span>
        )}
      </div>
    </section>
  )
}
