import type { ISql } from 'postgres'
import { tradeCashback } from '../../activities/trade-cashback/rule.ts'

/** An account that takes part. `joinedAt` is of the business clock. */
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

/** Every account that takes part, in the order they joined. */
export const allRegistrations = async (db: ISql): Promise<Registration[]> => {
  const rows = await db<Row[]>`
    select ${columns(db)} from participations
    where activity = ${tradeCashback.activity} and account_id is not null order by id`
  return rows.map(from)
}

/** The registration of an account, by whichever person it was made; undefined where it takes no part. */
export const registrationOf = async (db: ISql, accountId: number): Promise<Registration | undefined> => {
  const [row] = await db<Row[]>`
    select ${columns(db)} from participations where activity = ${tradeCashback.activity} and account_id = ${accountId}`
  return row && from(row)
}

/** Keeps other processes from settling it until the transaction ends. */
export const lockRegistration = async (tx: ISql, { id }: Registration): Promise<void> => {
  await tx`select from participations where id = ${id} for no key update`
}
