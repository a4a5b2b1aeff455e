import type { Context } from '../../context.ts'
import { removeReply } from '../../engine/idempotency.ts'
import { clientAccountRows } from '../accounts/public.ts'
import { type ApplicationRow, applicationOf } from './application-rows.ts'
import { findSoon } from './find-soon.ts'
import type { FirmOrders, Stored } from './firm-orders.ts'
import { refusedFor } from './order-refusals.ts'
import { accept, refuse } from './order-steps.ts'
import { offeringsByCode } from './rows.ts'

/** The order of an application. */
const orderOf = async ({ db }: Context, row: ApplicationRow) => {
  const offering = (await offeringsByCode(db, [row.offering])).get(row.offering)
  const [account] = await db<{ code: string }[]>`
    select fund_user_code as code from ${clientAccountRows(db)} account where id = ${row.accountId}`
  if (!offering || !account) throw new Error('an application has an offering and an account')
  const { id, lots, method, amount, feesTotal, interest, loan, appliedAt } = row
  const { stockCode, document } = offering.facts
  return {
    id,
    account: account.code,
    offering: row.offering,
    stockCode,
    lots,
    method,
    amount,
    fees: feesTotal,
    interest,
    loan,
    documentVersion: document.version,
    confirmedAt: appliedAt,
  }
}

/**
 * Places the order of an application that was just stored as an intention, and records the answer. If nobody knows
 * whether the firm placed it, the application stays `placing`, and a job finds out.
 *
 * @throws Refused if there is no order: for the reason of the firm, or `unavailable` if nothing was done. The key of the
 * call may then be used again, unless a repetition received its reply meanwhile
 */
export const placeOrder = async (context: Context, orders: FirmOrders, stored: Stored): Promise<void> => {
  const { db } = context
  const row = await applicationOf(db, stored.accountId, stored.reference)
  if (!row) throw new Error('the application that was just written does not exist')
  const placed = await orders.place(await orderOf(context, row))
  if (placed.outcome === 'unknown') return findSoon(context, { id: row.id, cancelKey: null }, placed.away)
  if (placed.outcome === 'accepted') {
    await db.begin((tx) => accept(context, tx, row.id, placed.reference))
    return
  }
  const reason = placed.outcome === 'refused' ? placed.reason : placed.outcome
  const isPlaced = await db.begin(async (tx) => {
    await refuse(context, tx, row.id, reason)
    // meanwhile a job may have found the order
    if ((await applicationOf(tx, stored.accountId, stored.reference))?.status !== 'refused') return true
    await removeReply(tx, stored)
    return false
  })
  if (isPlaced) return
  throw placed.outcome === 'refused' ? refusedFor(placed.reason) : placed.away
}
