import type { Application } from '@foyer/api/offerings'
import type { TextKey } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import { useMoney } from '../amounts.ts'
import * as styles from '../offerings.module.css'
import { text } from './text.ts'

/** What the last line says about the cash, by the status of the application. */
const ownLabels = {
  placing: 'ownWanted',
  submitted: 'own',
  cancelling: 'own',
  allotted: 'own',
  none: 'own',
  cancelled: 'ownWas',
  refunded: 'ownWas',
  refused: 'own',
} as const satisfies Record<Application['status'], TextKey<typeof text>>

type Line = readonly [label: string, cents: number, isSum?: boolean]

const Lines = ({ lines, label }: { lines: readonly Line[]; label?: string }) => {
  const money = useMoney()
  return (
    <dl className={`${styles.cost} numbers`} aria-label={label}>
      {lines.map(([name, cents, isSum]) => (
        <div key={name} className={isSum ? styles.costOwn : undefined}>
          <dt>{name}</dt>
          <dd>{cents < 0 ? `−${money(-cents)}` : money(cents)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The charges of an application and, after settlement, what became of the money. */
export const Amounts = ({ application }: { application: Application }) => {
  const t = useText(text)
  const { amount, feesTotal, interest, loan, blocked, status, settlement } = application
  const charged: readonly Line[] = [
    [t.amount, amount],
    ...(feesTotal > 0 ? [[t.fees, feesTotal] as const] : []),
    ...(loan > 0
      ? ([
          [t.interest, interest],
          [t.loan, -loan],
        ] as const)
      : []),
    [t[ownLabels[status]], status === 'refused' ? 0 : blocked - loan, true],
  ]
  if (!settlement) return <Lines lines={charged} />
  const sorted: readonly Line[] = [
    [t.paid, settlement.paid],
    ...(settlement.fees > 0 ? [[t.feesPaid, settlement.fees] as const] : []),
    ...(settlement.interest > 0 ? [[t.interest, settlement.interest] as const] : []),
    ...(settlement.loanReturned > 0 ? [[t.loanReturned, settlement.loanReturned] as const] : []),
    ...(settlement.loanLeft > 0 ? [[t.loanLeft, settlement.loanLeft] as const] : []),
    [t.refund, settlement.refund, true],
  ]
  return (
    <>
      <Lines lines={charged} />
      <h4>{t.settlement}</h4>
      <Lines lines={sorted} label={t.settlement} />
    </>
  )
}
