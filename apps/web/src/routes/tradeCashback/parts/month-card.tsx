import type { CashbackCount, CashbackReply } from '@foyer/api/cashback'
import { formatMoney } from '../../../shared/format/money.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text as pageText } from '../text.ts'
import { text } from './card-text.ts'
import { FeesRing } from './fees-ring.tsx'
import { gain } from './gain.ts'

/** The newest month: the ring towards the next tier, the cashback so far, and what is missing. */
export const MonthCard = ({ cashback, count }: { cashback: CashbackReply; count: CashbackCount }) => {
  const t = useText(text)
  const page = useText(pageText)
  const language = useLanguage()
  const next = count.next && cashback.tiers[count.next.tier]
  return (
    <section className={styles.monthCard} aria-label={t.now}>
      <FeesRing cashback={cashback} count={count} />
      <div className={styles.monthSum}>
        <span className={styles.cashbackLabel}>{count.isClosed ? page.cashback : page.cashbackSoFar}</span>
        <strong className="numbers">{gain(language, count.cashback)}</strong>
        {!count.isClosed && (
          <span className={`${styles.monthNext} numbers`}>
            {count.isCapped
              ? page.stateCap
              : next && count.next
                ? fill(t.toNext, { missing: formatMoney(language, count.next.missing), percent: next.percent })
                : t.top}
          </span>
        )}
      </div>
    </section>
  )
}
