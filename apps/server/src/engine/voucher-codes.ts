import { randomInt } from 'node:crypto'
import type { ISql, PendingQuery } from 'postgres'
import type { Secrets } from '../config/secrets.ts'
import { seal, unseal } from '../crypto/at-rest.ts'
import { hashesOf, type OfEachKey } from '../crypto/keyed-hash.ts'
import { addToStock, setRemaining } from './stock.ts'

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

/** Codes per statement: PostgreSQL accepts 65,535 parameters, and a code has seven. */
const batch = 1_000

/** The codes of a list that any pool contains, in the spelling of the database. */
export const knownCodes = async (
  db: ISql,
  secrets: Pick<Secrets, 'pepper'>,
  codes: readonly string[],
): Promise<ReadonlySet<string>> => {
  const known = new Set<string>()
  for (let from = 0; from < codes.length; from += batch) {
    const byHash = new Map(
      codes
        .slice(from, from + batch)
        .map(spelled)
        .flatMap((code) => voucherCodeHashes(secrets, code).map((hash) => [hash.toString('hex'), code] as const)),
    )
    const rows = await db<{ hash: string }[]>`
      select hash from unnest(${[...byHash.keys()]}::text[]) as given (hash)
        join voucher_codes on code_hash = decode(hash, 'hex')`
    for (const { hash } of rows) known.add(byHash.get(hash) ?? '')
  }
  return known
}

/** Whether a code of this spelling is in a set of `knownCodes`. */
export const isKnown = (known: ReadonlySet<string>, code: string): boolean => known.has(spelled(code))

/**
 * Adds codes to a pool, and the same number to its stock. Codes that any pool already contains are skipped. Concurrent
 * imports add their codes in one order, and change the stock last, as claims do.
 *
 * @param at business clock
 * @param importId the import that the codes belong to, if it can be undone
 * @returns the number of new codes
 */
export const importCodes = async (
  db: ISql,
  secrets: Secrets,
  { activity, item }: Pool,
  codes: readonly string[],
  at: number,
  importId: string | null = null,
): Promise<number> => {
  // no unique index compares codes under the current pepper with those under another one
  const known = await knownCodes(db, secrets, codes)
  const unknown = codes.map(spelled).filter((code) => !known.has(code))
  let added = 0
  for (const part of partsOf(unknown.toSorted())) {
    const rows = part.map((code) => ({
      activity,
      item,
      code_hash: voucherCodeHashes(secrets, code)[0],
      code_sealed: seal(secrets.dataKey, code),
      code_tail: code.slice(-4),
      imported_at: new Date(at),
      import_id: importId,
    }))
    const { count } = await db`insert into voucher_codes ${db(rows)} on conflict (code_hash) do nothing`
    added += count
  }
  if (added > 0) await addToStock(db, activity, item, added)
  return added
}

const partsOf = function* <T>(all: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += batch) yield all.slice(from, from + batch)
}

/**
 * Removes the codes of an import and the same number from the stock of their pool, all or none. Claims that run at the
 * same time skip the codes, and a claim that was earlier keeps its code.
 *
 * @returns `used` if a code was granted, or if the stock has fewer left, because a person holds one; `committed` if a draw
 *   has promised the stock. Nothing is changed then.
 */
export const withdrawImport = async (
  tx: ISql,
  { activity, item }: Pool,
  { importId, codes }: { readonly importId: string; readonly codes: number },
): Promise<'undone' | 'used' | 'committed'> => {
  const [draw] = await tx`select from draws where activity = ${activity}`
  if (draw) return 'committed'
  // the codes before the stock, in the order of a claim; a code that a claim has locked is as good as granted
  const { count } = await tx`
    select from voucher_codes where import_id = ${importId} and granted_at is null for update skip locked`
  if (count < codes) return 'used'
  const [left] = await tx<{ remaining: number }[]>`
    select left_over as remaining from hold_stock(${activity}, ${item})`
  if (!left || left.remaining < codes) return 'used'
  await tx`delete from voucher_codes where import_id = ${importId}`
  await setRemaining(tx, activity, item, left.remaining - codes)
  return 'undone'
}

/** How many codes of each import were granted. An import without any is missing. */
export const grantedOf = async (db: ISql, importIds: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const rows = await db<{ id: string; granted: number }[]>`
    select import_id as id, count(*)::int as granted from voucher_codes
    where import_id = any (${[...importIds]}::uuid[]) and granted_at is not null group by import_id`
  return new Map(rows.map(({ id, granted }) => [id, granted]))
}

/** The end of a code as staff see it: at most four characters, and at most a third of it. */
export const maskedCode = (code: string): string => {
  const shown = Math.min(4, Math.floor(code.length / 3))
  return `••••${spelled(code).slice(-shown)}`
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
