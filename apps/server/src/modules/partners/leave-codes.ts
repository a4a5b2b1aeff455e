import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import type { Secrets } from '../../config/secrets.ts'
import { setRemaining } from '../../engine/stock.ts'
import { deleteFreeCodes, importCodes, type Pool } from '../../engine/voucher-codes.ts'

/** Sandbox only: sets the number of free codes in a pool by deleting or creating codes. Granted codes are unchanged. */
export const leaveCodes = (
  db: Sql,
  secrets: Secrets,
  { activity, item }: Pool,
  codes: number,
  at: number,
): Promise<void> =>
  db.begin(async (tx) => {
    await deleteFreeCodes(tx, { activity, item })
    // set to zero, not reduced by the deleted rows: a code in a hold still has a row but is not in the stock
    await setRemaining(tx, activity, item, 0)
    const made = Array.from({ length: codes }, () => `SANDBOX-${randomUUID().slice(0, 13)}`)
    await importCodes(tx, secrets, { activity, item }, made, at)
  })
