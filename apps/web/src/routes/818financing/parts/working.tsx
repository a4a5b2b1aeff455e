import type { Interest } from '@foyer/api/arithmetic/financing-interest'
import type { CurrencyRates } from '@foyer/api/financing'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { formatAmount, formatRate } from '../format.ts'
import * as styles from '../page.module.css'
import { text } from './calculation-text.ts'

interface WorkingProps {
  of: CurrencyRates
  interest: Interest
}

/** The formula with the entered numbers, one line for each slice and phase. The lines add up to the total. */
export const Working = ({ of: { currency, dayCount }, interest }: WorkingProps) => {
  const t = useText(text)
  const amount = (minor: number) => formatAmount(currency, minor)
  return (
    <div className={`${styles.working} numbers`}>
      <p className={styles.workingFormula}>{fill(t.formula, { basis: dayCount })}</p>
      <ol role="list">
        {interest.lines.map((line) => (
          <li key={interest.lines.indexOf(line)}>
            <span>
              {amount(line.principal)} × {formatRate(line.rate)} × {line.days} ÷ {dayCount}
              {line.phase === 'afterwards' && <small> {t.after}</small>}
            </span>
            <span className={styles.workingPart}>= {amount(line.interest)}</span>
          </li>
        ))}
        <li className={styles.workingSum}>
          <span>{t.sum}</span>
          <span className={styles.workingPart}>{amount(interest.total)}</span>
        </li>
      </ol>
    </div>
  )
}
