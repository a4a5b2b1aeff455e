import { settlementOf } from '@foyer/api/arithmetic/offering-costs'
import type { Offering } from '@foyer/api/offerings'
import { fill, table } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { useMoney } from './amounts.ts'
import * as styles from './offerings.module.css'

const text = table({
  owed: [
    '如全数获配，您仍欠本公司 {loan}；退款日后按一般融资利率计息。本公司可不经通知卖出您的持仓偿还。',
    '如全數獲配發，您仍欠本公司 {loan}；退款日後按一般孖展利率計息。本公司可不經通知沽出您的持倉償還。',
    'If all of it is allotted you still owe {loan}, at the ordinary margin rate after the refund date. Your positions may be sold without notice to repay it.',
  ],
})

/** The remaining loan after the offering. It is a debt and was not charged with the application. */
export const MarginOwed = ({ offering, lots }: { offering: Offering; lots: number }) => {
  const t = useText(text)
  const money = useMoney()
  const { loanLeft } = settlementOf(offering, lots, 'margin', lots)
  return <p className={`${styles.offeringNote} numbers`}>{fill(t.owed, { loan: money(loanLeft) })}</p>
}
