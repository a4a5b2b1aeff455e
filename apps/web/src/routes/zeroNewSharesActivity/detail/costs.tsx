import { costOf, settlementOf } from '@foyer/api/arithmetic/offering-costs'
import type { Offering } from '@foyer/api/offerings'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { formatCount } from '../../../shared/format/count.ts'
import { useMoney } from '../../../shared/offerings/amounts.ts'
import { useChoice } from '../../../shared/offerings/choice.ts'
import { MarginOwed } from '../../../shared/offerings/margin-owed.tsx'
import { formatFeeRate, formatRate } from '../../../shared/offerings/rates.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Segmented } from '../../../shared/ui/segmented.tsx'
import { Stepper } from '../../../shared/ui/stepper/stepper.tsx'
import { formatPrice } from '../next-date.ts'
import * as styles from '../page.module.css'
import { CostLine } from './cost-line.tsx'
import { text } from './costs-text.ts'

const fees = ['brokerage', 'sfcLevy', 'afrcLevy', 'exchangeFee'] as const

/** The costs of an application, each with its calculation. No handling fee does not mean no costs. */
export const Costs = ({ offering }: { offering: Offering }) => {
  const t = useText(text)
  const money = useMoney()
  const { loan, maxLots, lotSize, price, fees: rates } = offering
  const { lots, method, setLots, setMethod } = useChoice(offering)
  const cost = costOf(offering, lots, method)
  const lent = method === 'margin' ? loan : null
  const endOf = (allotted: number) => {
    const { paid, fees, interest, loanLeft } = settlementOf(offering, lots, method, allotted)
    return { paid: money(paid + fees + interest), loan: money(loanLeft) }
  }
  const all = endOf(lots)
  return (
    <Section title={t.title}>
      <p className={styles.offerNote}>{t.lead}</p>
      <div className={`${blocksStyles.card} ${styles.costs}`}>
        {loan && (
          <Segmented
            label={t.method}
            options={[
              { value: 'cash', label: t.cash },
              { value: 'margin', label: t.margin },
            ]}
            value={method}
            onChange={setMethod}
          />
        )}
        <div className={styles.costsLots}>
          <span>
            {t.lots}
            <small className="numbers">{fill(t.most, { n: maxLots })}</small>
          </span>
          <Stepper label={t.lots} value={lots} max={maxLots} onChange={setLots} />
        </div>
        <dl className={`${styles.costLines} numbers`}>
          <CostLine
            name={t.amount}
            working={fill(t.amountOf, { price: formatPrice(price), size: formatCount(lotSize), lots })}
            amount={money(cost.amount)}
          />
          <CostLine
            name={t.handling}
            working={cost.fees.handling === 0 ? t.waived : undefined}
            amount={money(cost.fees.handling)}
          />
          {fees.map((fee) => (
            <CostLine
              key={fee}
              name={t[fee]}
              working={`${money(cost.amount)} × ${formatFeeRate(rates[fee])}`}
              amount={money(cost.fees[fee])}
            />
          ))}
          {lent && (
            <CostLine
              name={t.interest}
              working={fill(t.interestOf, {
                loan: money(cost.loan),
                rate: formatRate(lent.yearlyRate),
                n: lent.days,
              })}
              amount={money(cost.interest)}
            />
          )}
          <CostLine isSum name={t.blocked} amount={money(cost.blocked)} />
          {lent && (
            <CostLine
              name={t.lent}
              working={fill(t.lentOf, { percent: lent.maxPercent })}
              amount={`−${money(cost.loan)}`}
            />
          )}
          {lent && <CostLine isSum name={t.own} amount={money(cost.own)} />}
        </dl>
        <div className={styles.costsEnds}>
          <h3>{t.ends}</h3>
          <dl className={`${styles.costLines} numbers`}>
            <CostLine
              name={t.allGot}
              working={lent ? fill(t.allGotOwed, { loan: all.loan }) : t.allGotCash}
              amount={all.paid}
            />
            <CostLine name={t.noneGot} working={lent ? t.noneGotWhy : t.noneGotCash} amount={endOf(0).paid} />
          </dl>
          {lent && <MarginOwed offering={offering} lots={lots} />}
        </div>
        <p className={styles.offerNote}>{t.rounding}</p>
      </div>
    </Section>
  )
}
