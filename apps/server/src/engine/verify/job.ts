import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { defineJob } from '../../jobs/job.ts'
import { type Verification, verify } from './verify.ts'

/** As many differences are kept in words; the count is of all. */
const kept = 100

/** Keeps what was found last, for `/metrics` of whichever process is asked. */
const keep = async (db: ISql, { differences }: Verification, wall: number): Promise<void> => {
  await db`
    insert into ledger_verification (at, differences, found)
    values (${new Date(wall)}, ${differences.length}, ${db.json(differences.slice(0, kept).map((one) => ({ ...one })))})
    on conflict (only_row) do update set at = excluded.at, differences = excluded.differences, found = excluded.found`
}

/** Verifies and keeps the outcome. @throws Error that names the first difference, where there is one */
export const verifyLedger = async (context: Context): Promise<void> => {
  const { db, clocks } = context
  const verification = await verify(context)
  await keep(db, verification, clocks.wall())
  const [first] = verification.differences
  if (first)
    throw new Error(`the ledger has ${verification.differences.length} differences; ${first.check}: ${first.found}`)
}

/** Every hour. A difference fails the job, so that the log has it beside the metric. */
export const verifyLedgerJob = defineJob({
  name: 'verify-ledger',
  cron: '23 * * * *',
  retryDelay: 60,
  retries: 0,
  timeLimit: 1_800,
  run: verifyLedger,
})

/** What the last run found; undefined before the first. */
export const lastVerification = async (db: ISql): Promise<{ at: number; differences: number } | undefined> => {
  const [row] = await db<{ at: Date; differences: number }[]>`select at, differences from ledger_verification`
  return row && { at: row.at.getTime(), differences: row.differences }
}
