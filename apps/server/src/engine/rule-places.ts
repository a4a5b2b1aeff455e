import type { ISql } from 'postgres'
import { provideStock } from './stock.ts'

/**
 * The stock of the places of a rule that is data: each join by the rule takes one, so that concurrent joins never grant
 * more than the rule promises or its budget pays. Only the rule changes it, and no stage of a page has such a name.
 */
export const rulePlaces = 'rule:places'

/** The cents that the joins of an activity were granted as cash, whatever became of them since. */
export const grantedCash = async (db: ISql, activity: number): Promise<number> => {
  const [row] = await db<[{ cents: number }]>`
    select coalesce(sum(amount), 0)::bigint as cents from rewards
    where activity = ${activity} and type = 'cash_return' and period = ''`
  return Number(row.cents)
}

/** Sets the places of a rule. Places that joins took stay counted. Call it while no join of the activity runs. */
export const providePlaces = (tx: ISql, activity: number, total: number): Promise<void> =>
  provideStock(tx, activity, total, rulePlaces)

/** How many places joins have used. Call it while no join of the activity runs. */
export const usedPlaces = async (tx: ISql, activity: number): Promise<number> => {
  const [row] = await tx<[{ used: number }]>`
    select coalesce(sum(total - remaining), 0)::int as used from activity_stock
    where activity = ${activity} and stage = ${rulePlaces}`
  return row.used
}
