import { randomInt } from 'node:crypto'
import type { ISql, PendingQuery } from 'postgres'
import type { Secrets } from '../config/secrets.ts'
import { seal, unseal } from '../crypto/at-rest.ts'
import { hashesOf, type OfEachKey } from '../crypto/keyed-hash.ts'
import { addToStock } from './stock.ts'

/** Codes are typed by hand and read by machines, so case and spaces are ignored. */
const spelled = (code: string): string => code.replace(/\s/g, '').toUpperCase()

/** The hashes that a code is found by, one for each pepper; the first one is stored. */
export const voucherCodeHashes = ({ pepper }: Pick<Secrets, 'pepper'>, code: string): OfEachKey =>
  hashesOf(pepper, 'voucher code', spelled(code))

/** The codes of one item of an activity. */
export interface Pool {
  readonly activity: number
  /** the code of the pool's item */
  readonly item: string
}

/** Codes that exist under a pepper that is not the current one: no unique index compares them with new ones. */
const knownUnderOthers = async (
  db: ISql,
  secrets: Pick<Secrets, 'pepper'>,
  codes: readonly string[],
): Promise<ReadonlySet<string>> => {
  const byHash = new Map(
    codes.map(spelled).flatMap((code) => {
      const [, ...others] = voucherCodeHashes(secrets, code)
      return others.map((hash) => [hash.toString('hex'), code] as const)
    }),
  )
  if (byHash.size === 0) return new Set()
  const rows = await db<{ hash: string }[]>`
    select hash from unnest(${[...byHash.keys()]}::text[]) as given (hash)
      join voucher_codes on code_hash = decode(hash, 'hex')`
  return new Set(rows.map(({ hash }) => byHash.get(hash) ?? ''))
}

/**
 * Adds codes to a pool, and the same number to its stock. Codes that any pool already contains are skipped.
 *
 * @param at business clock
 * @returns the number of new codes
 */
export const importCodes = async (
  db: ISql,
  secrets: Secrets,
  { activity, item }: Pool,
  codes: readonly string[],
  at: number,
): Promise<number> => {
  const known = await knownUnderOthers(db, secrets, codes)
  const unknown = codes.map(spelled).filter((code) => !known.has(code))
  const rows = unknown.map((code) => ({
    activity,
    item,
    code_hash: voucherCodeHashes(secrets, code)[0],
    code_sealed: seal(secrets.dataKey, code),
    code_tail: code.slice(-4),
    imported_at: new Date(at),
  }))
  if (rows.length === 0) return 0
  const added = await db`insert into voucher_codes ${db(rows)} on conflict (code_hash) do nothing returning 1`
  await addToStock(db, activity, item, added.length)
  return added.length
}

/** The positions of codes in their pool range from 0 to this number (migration 0029). */
const turns = 2 ** 31 - 1

/**
 * Reserves a free code of a pool permanently; two concurrent calls reserve two codes. A statement, or a part of one,
 * that returns the code's `id`.
 */
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
 * Reserves a free code of a pool permanently. The caller has reserved stock before, so a code exists unless the pool
 * is short.
 *
 * @returns its number; undefined if the pool is empty
 */
export const takeCode = async (tx: ISql, pool: Pool, at: number): Promise<number | undefined> => {
  const [code] = await takingCode(tx, pool, at)
  return code?.id
}

/**
 * Reserves the given code permanently, and none of the codes that are reserved for others. Its pool's stock does not
 * change.
 *
 * @param at business clock
 * @returns its number; undefined if it was reserved before or does not exist
 */
export const takeNamedCode = async (
  tx: ISql,
  secrets: Secrets,
  code: string,
  at: number,
): Promise<number | undefined> => {
  const [reserved] = await tx<{ id: number }[]>`
    update voucher_codes set granted_at = ${new Date(at)}
    where code_hash in ${tx(voucherCodeHashes(secrets, code))} and granted_at is null returning id`
  return reserved?.id
}

/** Deletes the free codes of a pool. Its stock does not change. */
export const deleteFreeCodes = async (tx: ISql, { activity, item }: Pool): Promise<void> => {
  await tx`delete from voucher_codes where activity = ${activity} and item = ${item} and granted_at is null`
}

/** Every pool with its number of codes and of codes not granted. */
export const countPools = (db: ISql) =>
  db<(Pool & { codes: number; free: number })[]>`
    select activity, item, count(*) as codes, count(*) filter (where granted_at is null) as free
    from voucher_codes group by activity, item order by activity, item`

/** Decrypts a whole code, for its owner or for the partner that honours it. */
export const openCode = async (db: ISql, secrets: Secrets, id: number): Promise<string> => {
  const [row] = await db<[{ code_sealed: Buffer }]>`select code_sealed from voucher_codes where id = ${id}`
  return unseal(secrets.dataKey, row.code_sealed)
}
