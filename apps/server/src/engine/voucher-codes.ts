import { randomInt } from 'node:crypto'
import type { ISql, PendingQuery } from 'postgres'
import type { Secrets } from '../config/secrets.ts'
import { seal, unseal } from '../crypto/at-rest.ts'
import { keyedHash } from '../crypto/keyed-hash.ts'
import { addToStock } from './stock.ts'

/** Codes are typed by hand and by machines: case and spaces say nothing. */
const spelled = (code: string): string => code.replace(/\s/g, '').toUpperCase()

export const voucherCodeHash = (secrets: Secrets, code: string): Buffer =>
  keyedHash(secrets.pepper, 'voucher code', spelled(code))

interface Pool {
  readonly activity: number
  /** code of the item it is a pool of */
  readonly item: string
}

/**
 * Adds codes to a pool, and as many to its stock. A code that is known already, in whatever pool, is left out.
 *
 * @param at business clock
 * @returns how many were new
 */
export const importCodes = async (
  db: ISql,
  secrets: Secrets,
  { activity, item }: Pool,
  codes: readonly string[],
  at: number,
): Promise<number> => {
  const rows = codes.map(spelled).map((code) => ({
    activity,
    item,
    code_hash: voucherCodeHash(secrets, code),
    code_sealed: seal(secrets.dataKey, code),
    code_tail: code.slice(-4),
    imported_at: new Date(at),
  }))
  if (rows.length === 0) return 0
  const added = await db`insert into voucher_codes ${db(rows)} on conflict (code_hash) do nothing returning 1`
  await addToStock(db, activity, item, added.length)
  return added.length
}

/** Places of codes in their pool go from 0 to this (migration 0029). */
const turns = 2 ** 31 - 1

/** Takes a free code of a pool for good; two at once take two. As a statement, or a part of one, that gives its `id`. */
export const takingCode = (tx: ISql, { activity, item }: Pool, at: number): PendingQuery<{ id: number }[]> => {
  const from = randomInt(turns)
  const free = tx`select id from voucher_codes where activity = ${activity} and item = ${item} and granted_at is null`
  return tx<{ id: number }[]>`
    update voucher_codes set granted_at = ${new Date(at)}
    where id = coalesce(
      (${free} and turn >= ${from} order by turn limit 1 for update skip locked),
      (${free} and turn < ${from} order by turn limit 1 for update skip locked))
    returning id`
}

/**
 * Takes a free code of a pool for good. What was taken of the stock before is there.
 * @returns its number; undefined where the pool is dry
 */
export const takeCode = async (tx: ISql, pool: Pool, at: number): Promise<number | undefined> => {
  const [code] = await takingCode(tx, pool, at)
  return code?.id
}

/** A code in full: for its owner's eyes, or for the partner who honours it. */
export const openCode = async (db: ISql, secrets: Secrets, id: number): Promise<string> => {
  const [row] = await db<[{ code_sealed: Buffer }]>`select code_sealed from voucher_codes where id = ${id}`
  return unseal(secrets.dataKey, row.code_sealed)
}
