import type { FinancingRates } from '@foyer/api/financing'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { formatWhole } from '../format.ts'
import * as styles from '../page.module.css'
import type { Choice } from '../use-choice.ts'
import { useInterest } from '../use-interest.ts'
import { text } from './calculation-text.ts'
import { Working } from './working.tsx'

export interface CalculationProps {
  rates: FinancingRates
  choice: Choice
}

/** How the calculator's interest results from rates and days. */
export const Calculation = ({ rates, choice }: CalculationProps) => {
  const t = useText(text)
  const counted = useInterest(rates, choice)
  if (!counted) return null
  const { loan, interest, standard } = counted
  const { principal, days, promotionDays } = loan
  const { currency, promotionalUpTo } = choice.rates
  const isOver = promotionDays === 0
  return (
    <Section title={t.working}>
      <div className={`${blocksStyles.card} ${styles.calculation}`}>
        <p className={styles.calculationLabel}>
          {standard ? t.withCoupon : t.toPay} · {fill(t.forTerm, { n: days })}
        </p>
        <Working of={choice.rates} interest={interest} />
        {!standard && !isOver && <p>{t.noCoupon}</p>}
        {!isOver && days > promotionDays && (
          <p>{fill(t.crosses, { left: promotionDays, rest: days - promotionDays })}</p>
        )}
        {standard && principal > promotionalUpTo && (
          <p>{fill(t.beyond, { amount: formatWhole(currency, promotionalUpTo) })}</p>
        )}
        <p>{t.estimate}</p>
        {standard && (
          <details className={styles.workingFold}>
            <summary>{t.workingStandard}</summary>
            <Working of={choice.rates} interest={standard} />
          </details>
        )}
      </div>
    </Section>
  )
}
