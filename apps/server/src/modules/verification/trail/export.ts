import { createHash } from 'node:crypto'
import type { ISql, Sql } from 'postgres'
import { ms } from '../../../database/milliseconds.ts'
import { auditRows, auditTextRows } from '../../../engine/relations.ts'
import { elements, entryLine, type FooterLine, format, type HeaderLine, type SealLine } from './format.ts'

/** The days of an export as a period, and how its header names them. */
export interface Period {
  /** days in Hong Kong, both included */
  readonly from: string
  readonly until: string
}

/** The seals that contain all sealed entries of a period. */
export interface SealRange {
  readonly first: number
  readonly last: number
  readonly entries: number
  readonly hashBefore: string | null
}

/** The end of a day is the start of the next one. */
const startOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`)
const dayMs = 86_400_000

/** The seals of a period; undefined if none of its entries is sealed. */
export const sealsOf = async (db: ISql, { from, until }: Period): Promise<SealRange | undefined> => {
  const end = new Date(startOf(until).getTime() + dayMs)
  const [range] = await db<SealRange[]>`
    with bounds as (
      select min(id) as first_id, max(id) as last_id from ${auditRows(db)} entry where at >= ${startOf(from)} and at < ${end}),
    numbers as (
      select (select number from audit_seals where last_id >= bounds.first_id order by last_id limit 1) as first,
        coalesce((select number from audit_seals where last_id >= bounds.last_id order by last_id limit 1),
          (select max(number) from audit_seals)) as last
      from bounds)
    select first, last,
      (select sum(books + others) from audit_seals where number between first and last)::float8 as entries,
      (select encode(hash, 'hex') from audit_seals where number = first - 1) as "hashBefore"
    from numbers where first is not null`
  return range
}

/** Seals of one read, so that neither a long series of small ones nor a few large ones need much memory. */
const mostSeals = 500

interface Sealed {
  readonly seal: SealLine
  /** the lines of its entries */
  readonly lines: readonly string[]
}

/** Bytes of an entry in the hashes of a seal: its id and its SHA-256. */
const [idBytes, hashBytes] = [8, 32]

/** The hashes that entries had when they were sealed, by id; empty for a seal that has none. */
const sealedHashes = (packed: Buffer | null): ReadonlyMap<number, string> => {
  const size = idBytes + hashBytes
  return new Map(
    Array.from({ length: (packed?.length ?? 0) / size }, (_, nth) => {
      const one = (packed as Buffer).subarray(nth * size, (nth + 1) * size)
      return [Number(one.readBigInt64BE()), one.subarray(idBytes).toString('hex')] as const
    }),
  )
}

/** The first seals of a list that have about as many entries as wanted, and at least one. */
const upTo = <Seal extends SealLine>(seals: readonly Seal[], wanted: number): Seal[] => {
  let entries = 0
  return seals.filter(({ books, others }, nth) => {
    const isWithin = nth === 0 || entries < wanted
    entries += books + others
    return isWithin
  })
}

/**
 * Reads the seals after a number with their entries, in one snapshot, since old entries may be deleted meanwhile. It
 * holds no connection between two reads, however slowly the caller proceeds.
 */
const readSealed = (db: Sql, after: number, last: number, wanted: number): Promise<Sealed[]> =>
  db.begin('isolation level repeatable read read only', async (tx) => {
    const rows = await tx<(SealLine & { hashes: Buffer | null })[]>`
      select number as seal, first_id::text as "firstId", last_id::text as "lastId", books,
        encode(books_hash, 'hex') as "booksHash", others, encode(others_hash, 'hex') as "othersHash",
        (extract(epoch from sealed_at) * 1000000)::bigint::text as "sealedAt", ${ms(tx, 'forgotten_at')} as "deletedAt",
        encode(hash, 'hex') as hash, entry_hashes as hashes
      from audit_seals where number > ${after} and number <= ${last} order by number limit ${mostSeals}`
    const seals = upTo(rows, wanted)
    const [first, end] = [seals[0], seals.at(-1)]
    if (!first || !end) throw new Error(`seal ${after + 1} of the audit trail is missing`)
    const entries = await tx<{ id: number; text: string }[]>`
      select id, text from ${auditTextRows(tx)} entry where id between ${first.firstId} and ${end.lastId} order by id`
    let at = 0
    return seals.map(({ hashes, ...seal }) => {
      const begin = at
      while (at < entries.length && Number(entries[at]?.id) <= Number(seal.lastId)) at += 1
      const sealed = sealedHashes(hashes)
      return { seal, lines: entries.slice(begin, at).map(({ id, text }) => entryLine(text, sealed.get(Number(id)))) }
    })
  }) as Promise<Sealed[]>

export interface Exported {
  readonly id: string
  readonly period: Period
  readonly range: SealRange | undefined
  /** wall clock */
  readonly wall: number
  /** entries that one read returns, about */
  readonly wanted?: number
  /** called before the footer is sent; the export fails if it does */
  readonly onEnd: (footer: FooterLine) => Promise<void>
}

/** Lines of one piece: what the stream hands over at once should not be far larger than the buffers of a connection. */
const linesOfPiece = 200

function* pieces(sealed: readonly Sealed[]): Generator<readonly string[], void> {
  const lines = sealed.flatMap((one) => [...one.lines, JSON.stringify(one.seal)])
  for (let at = 0; at < lines.length; at += linesOfPiece) yield lines.slice(at, at + linesOfPiece)
}

/** The lines of an export, in blocks. It reads a block only when it is needed. */
export async function* exportLines(db: Sql, exported: Exported): AsyncGenerator<Buffer, void> {
  const { id, period, range, wall, wanted = 5_000, onEnd } = exported
  const digest = createHash('sha256')
  const block = (lines: readonly string[]): Buffer => {
    const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''))
    digest.update(bytes)
    return bytes
  }
  const seals = {
    firstSeal: range?.first ?? null,
    lastSeal: range?.last ?? null,
    hashBefore: range?.hashBefore ?? null,
  }
  const header: HeaderLine = {
    format,
    export: id,
    exportedAt: wall,
    ...period,
    entry: [...elements] as never,
    ...seals,
  }
  yield block([JSON.stringify(header)])
  const sum = { entries: 0, seals: 0, lastSeal: null as number | null, lastHash: null as string | null }
  for (let at = (range?.first ?? 1) - 1; at < (range?.last ?? 0); at = sum.lastSeal ?? at) {
    const sealed = await readSealed(db, at, range?.last ?? 0, wanted)
    for (const piece of pieces(sealed)) yield block(piece)
    sum.entries += sealed.reduce((entries, one) => entries + one.lines.length, 0)
    sum.seals += sealed.length
    sum.lastSeal = sealed.at(-1)?.seal.seal ?? null
    sum.lastHash = sealed.at(-1)?.seal.hash ?? null
  }
  const footer: FooterLine = { ...sum, sha256: digest.digest('hex') }
  await onEnd(footer)
  yield Buffer.from(`${JSON.stringify(footer)}\n`)
}
