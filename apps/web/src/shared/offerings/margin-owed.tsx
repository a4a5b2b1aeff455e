import { settlementOf } from '@foyer/api/arithmetic/offering-costs'
import type { Offering } from '@foyer/api/offerings'
import { fill, table } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { useMoney } from './amounts.ts'
import * as styles from './offerings.module.css'

const text = table('shared/offerings/margin-owed')

/** The remaining loan after the offering. It is a debt and was not charged with the application. */
export const MarginOwed = ({ offering, lots }: { offering: Offering; lots: number }) => {
  const t = useText(text)
  const money = useMoney()
  const { loanLeft } = settlementOf(offering, lots, 'margin', lots)
  return <p className={`${styles.offeringNote} numbers`}>{fill(t.owed, { loan: money(loanLeft) })}</p>
}
