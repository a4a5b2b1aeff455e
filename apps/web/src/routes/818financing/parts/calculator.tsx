import { interestOf } from '@foyer/api/arithmetic/financing-interest'
import type { FinancingRates } from '@foyer/api/financing'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { formatAmount } from '../format.ts'
import * as styles from '../page.module.css'
import { useAnnouncement } from '../use-announcement.ts'
import type { Choice } from '../use-choice.ts'
import { AmountField } from './amount-field.tsx'
import { text } from './calculator-text.ts'
import { Result } from './result.tsx'
import { TermField } from './term-field.tsx'
import { useCanHaveCoupon } from './use-can-have-coupon.ts'

export interface CalculatorProps {
  rates: FinancingRates
  choice: Choice
}

/**
 * Calculates the interest on an entered amount on this device, with the formula and the rates that the server
 * publishes.
 */
export const Calculator = ({ rates, choice }: CalculatorProps) => {
  const t = useText(text)
  const { amount, days } = choice
  const promotionDays = rates.promotion?.daysLeft ?? 0
  // after the promotion everyone pays the same rates
  const isCompared = useCanHaveCoupon() && promotionDays > 0
  const count = (principal: number) => {
    const loan = { principal, days, promotionDays }
    const of = (hasCoupon: boolean) => interestOf(choice.rates, { ...loan, hasCoupon })
    return isCompared ? { loan, interest: of(true), standard: of(false) } : { loan, interest: of(false) }
  }
  const counted = 'minor' in amount ? count(amount.minor) : undefined
  const inWords = (minor: number) => formatAmount(choice.rates.currency, minor)
  const announcement = useAnnouncement(
    counted
      ? fill(counted.standard ? t.announcedBoth : t.announced, {
          amount: inWords(counted.loan.principal),
          term: fill(t.days, { n: days }),
          interest: inWords(counted.interest.total),
          standard: inWords((counted.standard ?? counted.interest).total),
        })
      : '',
  )
  return (
    <Section title={t.calculator}>
      <div className={`${blocksStyles.card} ${styles.calculator}`}>
        <AmountField choice={choice} />
        <TermField rates={rates} choice={choice} />
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
        {counted ? <Result of={choice.rates} {...counted} /> : <p className={styles.calculatorEmpty}>{t.empty}</p>}
      </div>
    </Section>
  )
}
