import type { PointsBalance } from '@foyer/api/conversion'
import type { ISql } from 'postgres'
import { balanceOf, type LedgerAccount, type Posting } from './ledger.ts'

const account = (kind: 'person' | 'held', personId: number): LedgerAccount => ({ unit: 'points', kind, personId })
const activityAccount = (kind: 'issued' | 'spent', activity: number): LedgerAccount => ({
  unit: 'points',
  kind,
  activity,
})

const move = (from: LedgerAccount, to: LedgerAccount, amount: number): readonly Posting[] => [
  { account: from, amount: -amount },
  { account: to, amount },
]

/** Grants points of an activity to a person. */
export const earned = (activity: number, personId: number, points: number) =>
  move(activityAccount('issued', activity), account('person', personId), points)
/** Reserves a person's points for a conversion. */
export const putAside = (personId: number, points: number) =>
  move(account('person', personId), account('held', personId), points)
/** Spends reserved points in an activity. */
export const spent = (activity: number, personId: number, points: number) =>
  move(account('held', personId), activityAccount('spent', activity), points)

/** A person's points: those that they can spend, and those that are reserved. */
export const pointsOf = async (db: ISql, personId: number): Promise<PointsBalance> => ({
  available: await balanceOf(db, account('person', personId)),
  held: await balanceOf(db, account('held', personId)),
})

/**
 * Locks a person's point accounts until the transaction ends, in the order that every transfer uses. Call it before two
 * transfers on these accounts, so that concurrent transfers cannot deadlock.
 */
export const lockPoints = async (tx: ISql, personId: number): Promise<void> => {
  await tx`
    select from ledger_accounts where unit = 'points' and person_id = ${personId} and activity is null
    order by id for update`
}
