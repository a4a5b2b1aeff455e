import type { ISql } from 'postgres'
import { rule as tradeCashback } from '../../activity-rules/trade-cashback/rule.ts'
import { participationRows } from '../../engine/relations.ts'

/** An account that takes part. `joinedAt` is a moment of the business clock. */
export interface Registration {
  readonly id: number
  readonly personId: number
  readonly accountId: number
  readonly reference: string
  readonly joinedAt: number
}

interface Row extends Omit<Registration, 'joinedAt'> {
  joined_at: Date
}

const columns = (db: ISql) => db`id, person_id as "personId", account_id as "accountId", reference, joined_at`

const from = ({ joined_at, ...row }: Row): Registration => ({ ...row, joinedAt: joined_at.getTime() })

/** Returns every account that takes part, in the order of joining. */
export const allRegistrations = async (db: ISql): Promise<Registration[]> => {
  const rows = await db<Row[]>`
    select ${columns(db)} from ${participationRows(db)} participation
    where activity = ${tradeCashback.activity} and account_id is not null order by id`
  return rows.map(from)
}

/** Returns the registration of an account, whichever person made it; undefined if the account does not take part. */
export const registrationOf = async (db: ISql, accountId: number): Promise<Registration | undefined> => {
  const [row] = await db<Row[]>`
    select ${columns(db)} from ${participationRows(db)} participation
    where activity = ${tradeCashback.activity} and account_id = ${accountId}`
  return row && from(row)
}

/** The registrations of some accounts, in the order of the accounts. */
export const registrationsUnder = async (db: ISql, accountIds: readonly number[]): Promise<Registration[]> => {
  const rows = await db<Row[]>`
    select ${columns(db)} from ${participationRows(db)} participation
    where activity = ${tradeCashback.activity} and account_id = any (${[...accountIds]}::bigint[]) order by account_id`
  return rows.map(from)
}
