import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { defineJob } from '../../jobs/job.ts'
import { type Verification, verify } from './verify.ts'

/** Number of differences stored as text; the stored count includes all differences. */
const maxStored = 100

/** Stores the latest result, so that every process can report it at `/metrics`. */
const store = async (db: ISql, { differences }: Verification, wall: number): Promise<void> => {
  await db`
    insert into ledger_verification (at, differences, found)
    values (${new Date(wall)}, ${differences.length}, ${db.json(differences.slice(0, maxStored).map((one) => ({ ...one })))})
    on conflict (only_row) do update set at = excluded.at, differences = excluded.differences, found = excluded.found`
}

/** Verifies and stores the result. @throws Error that names the first difference, if there is one */
export const verifyLedger = async (context: Context): Promise<void> => {
  const { db, clocks } = context
  const verification = await verify(context)
  await store(db, verification, clocks.wall())
  const [first] = verification.differences
  if (first)
    throw new Error(`the ledger has ${verification.differences.length} differences; ${first.check}: ${first.found}`)
}

/** Runs every hour. A difference makes the job fail, so that the log reports it as well as the metric. */
export const verifyLedgerJob = defineJob({
  name: 'verify-ledger',
  cron: '23 * * * *',
  retryDelay: 60,
  retries: 0,
  timeLimit: 1_800,
  run: verifyLedger,
})

/** The result of the last run; undefined before the first run. */
export const lastVerification = async (db: ISql): Promise<{ at: number; differences: number } | undefined> => {
  const [row] = await db<{ at: Date; differences: number }[]>`select at, differences from ledger_verification`
  return row && { at: row.at.getTime(), differences: row.differences }
}
