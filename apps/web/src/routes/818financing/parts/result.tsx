import type { CurrencyRates } from '@foyer/contract/financing'
import type { Interest, Loan } from '@foyer/contract/financing-interest'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { formatAmount, formatWhole } from '../format.ts'
import { text } from './calculator-text.ts'
import { Working } from './working.tsx'

interface ResultProps {
  of: CurrencyRates
  loan: Omit<Loan, 'hasCoupon'>
  withCoupon: Interest
  without: Interest
}

/** What a loan costs with the coupon and without it, and the way there. */
export const Result = ({ of, loan, withCoupon, without }: ResultProps) => {
  const t = useText(text)
  const { currency, promotionalUpTo } = of
  const { principal, days, promotionDays } = loan
  const amount = (minor: number) => formatAmount(currency, minor)
  const isOver = promotionDays === 0
  return (
    <>
      <div className="result">
        <p className="result-label">
          {isOver ? t.toPay : t.withCoupon} · {fill(t.forTerm, { n: days })}
        </p>
        <p className="result-amount numbers">{amount(withCoupon.total)}</p>
        {!isOver && (
          <dl className="result-beside numbers">
            <div>
              <dt>{t.withoutCoupon}</dt>
              <dd>{amount(without.total)}</dd>
            </div>
            <div>
              <dt>{t.less}</dt>
              <dd>{amount(without.total - withCoupon.total)}</dd>
            </div>
          </dl>
        )}
        {!isOver && days > promotionDays && (
          <p className="result-why">{fill(t.crosses, { left: promotionDays, rest: days - promotionDays })}</p>
        )}
        {!isOver && principal > promotionalUpTo && (
          <p className="result-why">{fill(t.beyond, { amount: formatWhole(currency, promotionalUpTo) })}</p>
        )}
      </div>
      <Working title={t.working} of={of} interest={withCoupon} />
      {!isOver && (
        <details className="working-standard">
          <summary>{t.workingStandard}</summary>
          <Working of={of} interest={without} />
        </details>
      )}
      <p className="result-note">{t.estimate}</p>
    </>
  )
}
