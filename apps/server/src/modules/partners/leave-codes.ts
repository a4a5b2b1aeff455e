import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import type { Secrets } from '../../config/secrets.ts'
import { setRemaining } from '../../engine/stock.ts'
import { importCodes } from '../../engine/voucher-codes.ts'
import type { Pool } from './pools.ts'

/**
 * Sandbox only: leaves so many codes to be had in a pool, taking the others away or making new ones; what was granted
 * stays granted.
 */
export const leaveCodes = (
  db: Sql,
  secrets: Secrets,
  { activity, item }: Pool,
  codes: number,
  at: number,
): Promise<void> =>
  db.begin(async (tx) => {
    await tx`delete from voucher_codes where activity = ${activity} and item = ${item} and granted_at is null`
    // all that remains, not as many as went: of what somebody holds a code is there, but it is out of the stock
    await setRemaining(tx, activity, item, 0)
    const made = Array.from({ length: codes }, () => `SANDBOX-${randomUUID().slice(0, 13)}`)
    await importCodes(tx, secrets, { activity, item }, made, at)
  })
