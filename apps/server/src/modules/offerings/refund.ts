import { settlementOfCharged } from '@foyer/api/arithmetic/offering-costs'
import { applicationStates } from '@foyer/protocol/machines/offerings'
import type { TransactionSql } from 'postgres'
import type { Context } from '../../context.ts'
import { transition } from '../../engine/transition.ts'
import { lockAccountById } from '../accounts/public.ts'
import type { ApplicationRow } from './application-rows.ts'
import { eachApplication } from './each-application.ts'
import { type OfferingRow, offeringsByCode } from './rows.ts'

type SandboxOrders = Extract<Context['connectors']['orders'], { readonly isLocal: true }>

/**
 * Settles the money of one application, once: pays the issuer, the fees and the interest, returns the loan, refunds the
 * remaining cash, and adds the allotted quantity to the positions.
 */
const settleOne = async (
  { clocks }: Context,
  orders: SandboxOrders,
  tx: TransactionSql,
  offering: OfferingRow,
  application: ApplicationRow,
): Promise<void> => {
  const { id, accountId, lotsAllotted } = application
  // the same lock as for applying and cancelling: only one transaction at a time changes the balances of an account
  await lockAccountById(tx, accountId)
  const subject = { table: 'offering_applications', id } as const
  if (!(await transition(tx, applicationStates, subject, 'refund', { actor: 'system', wall: clocks.wall() }))) return
  const settlement = settlementOfCharged(application, lotsAllotted ?? 0)
  const at = clocks.business()
  const { activity } = offering
  const { stockCode, lotSize } = offering.facts
  const { blocked, loan } = application
  await orders.settle(tx, {
    accountId,
    activity,
    application: id,
    at,
    blocked,
    loan,
    stockCode,
    quantity: (lotsAllotted ?? 0) * lotSize,
    parts: settlement,
  })
  await tx`
    update offering_applications
    set settlement = ${tx.json({ ...settlement })}, refunded_at = ${new Date(at)}, held = true
    where id = ${id}`
}

/**
 * Settles the money of every application of an allotted offering that is due, each in a transaction of its own. After a
 * crash the next run settles the others, and one failure affects no other application.
 *
 * @throws AggregateError with all failures, after every application was processed
 */
export const refundOffering = async (context: Context, code: string): Promise<void> => {
  const { db, clocks, connectors } = context
  const { orders } = connectors
  if (!orders.isLocal) return
  const offering = (await offeringsByCode(db, [code])).get(code)
  if (!offering?.allottedAt || offering.settledAt || clocks.business() < offering.dates.refund) return
  const settled = (application: ApplicationRow) =>
    db.begin((tx) => settleOne(context, orders, tx, offering, application))
  await eachApplication(db, code, ['allotted', 'none'], settled)
  // each column belongs to the moment of the allotment beside it
  const column = offering.isFirmAllotted ? db`firm_settled_at` : db`settled_at`
  await db`
    update offerings set ${column} = ${new Date(clocks.business())}
    where code = ${code} and ${column} is null and not exists (
      select from offering_applications where offering = ${code} and status in ('submitted', 'allotted', 'none'))`
}
