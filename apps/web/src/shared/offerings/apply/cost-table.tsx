import type { Cost, FeeRates } from '@foyer/api/arithmetic/offering-costs'
import type { MyOfferings, Offering } from '@foyer/api/offerings'
import { fill } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import { lotsText, useMoney } from '../amounts.ts'
import * as styles from '../offerings.module.css'
import { formatFeeRate, formatWhole } from '../rates.ts'
import { text } from './text.ts'

const feeNames = ['handling', 'brokerage', 'sfcLevy', 'afrcLevy', 'exchangeFee'] as const satisfies (keyof FeeRates)[]

interface CostTableProps {
  offering: Offering
  lots: number
  cost: Cost
  /** the account's amounts; omitted if no account is logged in */
  mine?: Pick<MyOfferings, 'available' | 'lendable'> | undefined
}

/** Amount, each fee with its rate, interest and loan, and finally the amount reserved from the person's own cash. */
export const CostTable = ({ offering, lots, cost, mine }: CostTableProps) => {
  const t = useText(text)
  const money = useMoney()
  const { fees: rates } = offering
  const isFree = feeNames.every((name) => rates[name] === 0)
  return (
    <dl className={`${styles.cost} numbers`}>
      <div>
        <dt>{fill(t.amount, { lots: lotsText(t, lots), lotAmount: formatWhole(offering.lotAmount) })}</dt>
        <dd>{money(cost.amount)}</dd>
      </div>
      {isFree ? (
        <div>
          <dt>{t.noFees}</dt>
          <dd>{money(cost.feesTotal)}</dd>
        </div>
      ) : (
        feeNames.map((name) => (
          <div key={name}>
            <dt>
              {t[name]} {name !== 'handling' && <small>{formatFeeRate(rates[name])}</small>}
            </dt>
            <dd>{money(cost.fees[name])}</dd>
          </div>
        ))
      )}
      {cost.loan > 0 && (
        <>
          <div>
            <dt>{t.interest}</dt>
            <dd>{money(cost.interest)}</dd>
          </div>
          <div className={styles.costSum}>
            <dt>{t.total}</dt>
            <dd>{money(cost.blocked)}</dd>
          </div>
          <div>
            <dt>{t.loan}</dt>
            <dd>−{money(cost.loan)}</dd>
          </div>
        </>
      )}
      <div className={styles.costOwn}>
        <dt>{t.own}</dt>
        <dd>{money(cost.own)}</dd>
      </div>
      {mine && (
        <>
          <div>
            <dt>{t.available}</dt>
            <dd>{mine.available === null ? t.moneyAway : money(mine.available)}</dd>
          </div>
          {mine.available !== null && cost.own <= mine.available && (
            <div>
              <dt>{t.left}</dt>
              <dd>{money(mine.available - cost.own)}</dd>
            </div>
          )}
          {cost.loan > 0 && mine.lendable !== null && (
            <div>
              <dt>{t.lendable}</dt>
              <dd>{money(mine.lendable)}</dd>
            </div>
          )}
        </>
      )}
    </dl>
  )
}
