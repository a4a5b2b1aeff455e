import type { FinancingRates } from '@foyer/api/financing'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { formatAmount } from '../format.ts'
import * as styles from '../page.module.css'
import { useAnnouncement } from '../use-announcement.ts'
import type { Choice } from '../use-choice.ts'
import { useInterest } from '../use-interest.ts'
import { AmountField } from './amount-field.tsx'
import { text } from './calculator-text.ts'
import { Result } from './result.tsx'
import { TermField } from './term-field.tsx'

export interface CalculatorProps {
  rates: FinancingRates
  choice: Choice
}

/** The full calculation for any amount, with its formula. */
export const Calculator = ({ rates, choice }: CalculatorProps) => {
  const t = useText(text)
  const counted = useInterest(rates, choice)
  const inWords = (minor: number) => formatAmount(choice.rates.currency, minor)
  const announcement = useAnnouncement(
    counted
      ? fill(counted.standard ? t.announcedBoth : t.announced, {
          amount: inWords(counted.loan.principal),
          term: fill(t.days, { n: choice.days }),
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
