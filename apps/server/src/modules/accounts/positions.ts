import type { ISql } from 'postgres'
import { ms } from '../../database/milliseconds.ts'
import { dayOf } from '../trading-calendar/public.ts'

/** What an allotment adds to the position of an account. */
interface Allotted {
  readonly accountId: number
  /** of the instrument */
  readonly code: string
  readonly quantity: number
  /** cents, without fees */
  readonly cost: number
  /** business clock, milliseconds since 1970 */
  readonly at: number
}

/** Adds an allotted quantity to the position of an account. The caller holds the lock of the account. */
export const addToPosition = async (tx: ISql, { accountId, code, quantity, cost, at }: Allotted): Promise<void> => {
  const row = { account_id: accountId, code, quantity, cost, allotted: quantity }
  await tx`
    insert into positions ${tx(row)} on conflict (account_id, code) do update set
      quantity = positions.quantity + excluded.quantity, cost = positions.cost + excluded.cost,
      allotted = positions.allotted + excluded.allotted`
  const change = { account_id: accountId, code, quantity, paid: cost, at: new Date(at) }
  await tx`insert into position_changes ${tx(change)}`
}

/** How a holding changed. */
export interface PositionChange {
  /** in Hong Kong, YYYY-MM-DD */
  readonly day: string
  readonly code: string
  /** added to the holding; negative when it became smaller */
  readonly quantity: number
  /** cents paid for it, without fees; negative when they were received */
  readonly paid: number
}

/** The stored changes of an account's holdings since a moment, the oldest first. @param since milliseconds since 1970 */
export const positionChanges = async (db: ISql, accountId: number, since: number): Promise<PositionChange[]> => {
  const rows = await db<(Omit<PositionChange, 'day'> & { at: number })[]>`
    select code, quantity, paid, ${ms(db, 'at')} as at from position_changes
    where account_id = ${accountId} and at >= ${new Date(since)} order by at, id`
  return rows.map(({ at, ...change }) => ({ day: dayOf(at), ...change }))
}
