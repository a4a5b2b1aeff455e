import type { ISql, Sql } from 'postgres'
import { pruneInBatches } from '../../../database/batches.ts'
import { ms } from '../../../database/milliseconds.ts'
import type { SecurityQuote } from '../../../firm-facts/market.ts'
import { type Day, dayOf, momentOf } from '../../trading-calendar/public.ts'
import type { MinuteBar } from '../feed.ts'
import type { Instrument } from '../instruments.ts'
import { recentlyUsed } from '../recent.ts'

const minuteMs = 60_000
/** Days for which minutes are stored: five trading days and the longest holidays between them. */
const storedDays = 16

/**
 * Adds the last trades of a page to their minutes. The high and the low of a minute are those of the quotes that the
 * provider sent, at most one a second.
 */
export const storeMinutes = async (tx: ISql, quotes: readonly SecurityQuote[]): Promise<void> => {
  if (quotes.length === 0) return
  const rows = quotes.map(({ code, price, volume, at }) => ({
    code,
    at: new Date(Math.floor(at / minuteMs) * minuteMs),
    open: price,
    high: price,
    low: price,
    close: price,
    volume,
  }))
  await tx`
    insert into market_minutes ${tx(rows)}
    on conflict (code, at) do update set
      high = greatest(market_minutes.high, excluded.high), low = least(market_minutes.low, excluded.low),
      close = excluded.close, volume = greatest(market_minutes.volume, excluded.volume)`
}

/** Deletes minutes that no chart shows. @param db not a transaction */
export const pruneMinutes = (db: ISql, now: number): Promise<number> =>
  pruneInBatches(db, 'market_minutes', db`at < ${new Date(now - storedDays * 24 * 60 * minuteMs)}`)

interface Row {
  code: string
  at: number
  open: number
  high: number
  low: number
  close: number
  volume: number
}

/** Volumes since the open become those of each minute. */
const ofEachMinute = (rows: readonly Row[]): MinuteBar[] => {
  let before: Row | undefined
  return rows.map(({ code: _, ...row }) => {
    const isSameDay = before !== undefined && dayOf(before.at) === dayOf(row.at)
    const volume = Math.max(0, row.volume - (isSameDay && before ? before.volume : 0))
    before = { code: '', ...row }
    return { ...row, volume }
  })
}

export type ReadMinutes = (
  instruments: readonly Instrument[],
  days: readonly Day[],
  at: number,
) => Promise<ReadonlyMap<string, readonly MinuteBar[]>>

/** Codes and days whose minutes are cached for the rest of the current minute. */
const cached = 600

/** Reads minutes from the database; readers in the same minute share an answer. */
export const createMinutes = (db: Sql): ReadMinutes => {
  const cache = recentlyUsed<{ bars: readonly MinuteBar[] | undefined }>(cached)
  return async (instruments, days, at) => {
    const end = Math.floor(at / minuteMs) * minuteMs
    const [first, last] = [days[0], days.at(-1)]
    if (first === undefined || last === undefined) return new Map()
    const entries = instruments.map(
      ({ code }) => [code, cache(`${code} ${days.join()} ${end}`, () => ({ bars: undefined }))] as const,
    )
    const missing = entries.filter(([, entry]) => !entry.bars)
    if (missing.length > 0) {
      const rows = await db<Row[]>`
        select code, ${ms(db, 'at')} as at, open, high, low, close, volume from market_minutes
        where code = any(${missing.map(([code]) => code)}) and at >= ${new Date(momentOf(first, 0))}
          and at < ${new Date(Math.min(end, momentOf(last, 1440)))}
        order by code, at`
      const byCode = new Map<string, Row[]>(missing.map(([code]) => [code, []]))
      for (const row of rows) byCode.get(row.code)?.push(row)
      for (const [code, entry] of missing) entry.bars = ofEachMinute(byCode.get(code) ?? [])
    }
    return new Map(entries.map(([code, entry]) => [code, entry.bars ?? []]))
  }
}
