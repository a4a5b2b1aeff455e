import { floorInterest } from '@foyer/api/arithmetic/offering-costs'
import type { Offering } from '@foyer/api/offerings'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { lotsText, useMoney } from '../../../shared/offerings/amounts.ts'
import { useChoice } from '../../../shared/offerings/choice.ts'
import * as offeringsStyles from '../../../shared/offerings/offerings.module.css'
import { applicationFor } from '../../../shared/offerings/phase.ts'
import { formatRate, formatWhole } from '../../../shared/offerings/rates.ts'
import { useMyOfferings } from '../../../shared/offerings/use-my-offerings.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Stepper } from '../../../shared/ui/stepper/stepper.tsx'
import { activity } from '../use-bond.ts'
import * as styles from './calculator.module.css'
import { Chances } from './chances.tsx'
import { text } from './text.ts'

interface CalculatorProps {
  offering: Offering
  bond: NonNullable<Offering['bond']>
}

/** For a number of lots, at first those of the person's application: the minimum interest with its formula, and the expected allotment. */
export const Calculator = ({ offering, bond }: CalculatorProps) => {
  const t = useText(text)
  const money = useMoney()
  const application = applicationFor(useMyOfferings(activity).data, offering.code)
  const { lots, setLots } = useChoice(offering, application?.lots)
  const { perPayment, payments, total } = floorInterest({ ...offering, bond }, lots)
  return (
    <Section title={t.title}>
      <div className={`${blocksStyles.card} ${styles.calculation}`}>
        <div className={styles.calculationLots}>
          <strong aria-hidden="true">{t.howMany}</strong>
          <Stepper
            label={t.howMany}
            value={lots}
            max={offering.maxLots}
            onChange={setLots}
            say={(n) => lotsText(t, n)}
          />
        </div>
        <div className={styles.calculationInterest}>
          <h3>{t.interest}</h3>
          <dl className="numbers">
            <div>
              <dt>{bond.paymentsPerYear === 2 ? t.perHalfYear : t.perPayment}</dt>
              <dd>{money(perPayment)}</dd>
            </div>
            <div>
              <dt>{fill(t.inAll, { n: payments })}</dt>
              <dd>{money(total)}</dd>
            </div>
          </dl>
          <div className={`${styles.calculationFormula} numbers`}>
            <p>
              {fill(t.formulaEach, {
                amount: formatWhole(offering.lotAmount * lots),
                rate: formatRate(bond.floorCoupon),
                times: bond.paymentsPerYear,
                each: money(perPayment),
              })}
            </p>
            <p>{fill(t.formulaAll, { each: money(perPayment), n: payments, total: money(total) })}</p>
          </div>
          <p className={offeringsStyles.offeringNote}>{t.interestNote}</p>
        </div>
        {offering.allottedBy === 'ballot' ? (
          <Chances offering={offering} applied={lots} />
        ) : (
          <p className={offeringsStyles.offeringNote}>{t.allottedByIssuer}</p>
        )}
      </div>
    </Section>
  )
}
