import { randomBytes } from 'node:crypto'
import type { ISql } from 'postgres'
import type { Secrets } from '../config/secrets.ts'
import { setRemaining, stockOf } from './stock.ts'
import { importCodes, type Pool } from './voucher-codes.ts'

/** Without letters and digits that look alike. 32 of them, so that each byte chooses one evenly. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A code of 16 random characters, which nobody can guess: 80 bits. */
const newCode = (): string => [...randomBytes(16)].map((byte) => letters[byte % 32]).join('')

/** Codes per statement: PostgreSQL accepts 65,535 parameters, and a code has six. */
const batch = 1_000

/** The codes of a pool: an import adds each code to the stock, and a grant takes it. */
export const codesIn = async (db: ISql, { activity, item }: Pool): Promise<{ total: number; free: number }> => {
  const { total, remaining } = (await stockOf(db, activity)).get(item) ?? { total: 0, remaining: 0 }
  return { total, free: remaining }
}

/**
 * Generates or deletes free codes until a pool has a number of them, granted ones included. Call it while no join of the
 * activity runs.
 *
 * @param at business clock
 */
export const generateCodes = async (
  tx: ISql,
  secrets: Secrets,
  pool: Pool,
  wanted: number,
  at: number,
): Promise<void> => {
  const { activity, item } = pool
  const { total, free } = await codesIn(tx, pool)
  if (total > wanted) {
    const surplus = Math.min(total - wanted, free)
    await tx`
      delete from voucher_codes where id in (
        select id from voucher_codes where activity = ${activity} and item = ${item} and granted_at is null
        limit ${surplus})`
    await setRemaining(tx, activity, item, free - surplus)
  }
  for (let missing = wanted - total; missing > 0; ) {
    const codes = Array.from({ length: Math.min(missing, batch) }, newCode)
    missing -= await importCodes(tx, secrets, pool, codes, at)
  }
}
