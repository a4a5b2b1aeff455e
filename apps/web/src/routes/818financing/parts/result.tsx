import type { CurrencyRates } from '@foyer/api/financing'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { formatAmount, formatWhole } from '../format.ts'
import * as styles from '../page.module.css'
import type { Counted } from '../use-interest.ts'
import { text } from './calculator-text.ts'
import { Working } from './working.tsx'

interface ResultProps extends Counted {
  of: CurrencyRates
}

/** The cost of a loan for this person, the cost without the coupon, and the formula. */
export const Result = ({ of, loan, interest, standard }: ResultProps) => {
  const t = useText(text)
  const { currency, promotionalUpTo } = of
  const { principal, days, promotionDays } = loan
  const amount = (minor: number) => formatAmount(currency, minor)
  const isOver = promotionDays === 0
  return (
    <>
      <div className={styles.result}>
        <p className={styles.resultLabel}>
          {standard ? t.withCoupon : t.toPay} · {fill(t.forTerm, { n: days })}
        </p>
        <p className={`${styles.resultAmount} numbers`}>{amount(interest.total)}</p>
        {standard && (
          <dl className={`${styles.resultBeside} numbers`}>
            <div>
              <dt>{t.withoutCoupon}</dt>
              <dd>{amount(standard.total)}</dd>
            </div>
            <div>
              <dt>{t.less}</dt>
              <dd>{amount(standard.total - interest.total)}</dd>
            </div>
          </dl>
        )}
        {!standard && !isOver && <p className={styles.resultWhy}>{t.noCoupon}</p>}
        {!isOver && days > promotionDays && (
          <p className={styles.resultWhy}>{fill(t.crosses, { left: promotionDays, rest: days - promotionDays })}</p>
        )}
        {standard && principal > promotionalUpTo && (
          <p className={styles.resultWhy}>{fill(t.beyond, { amount: formatWhole(currency, promotionalUpTo) })}</p>
        )}
      </div>
      <details className={styles.workingFold}>
        <summary>{t.working}</summary>
        <Working of={of} interest={interest} />
      </details>
      {standard && (
        <details className={styles.workingFold}>
          <summary>{t.workingStandard}</summary>
          <Working of={of} interest={standard} />
        </details>
      )}
      <p className={styles.resultNote}>{t.estimate}</p>
    </>
  )
}
