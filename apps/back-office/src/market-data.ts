import type { DatabaseSync } from 'node:sqlite'
import type { Handlers } from './handler.ts'
import { pageOf } from './pages.ts'
import { Refusal } from './refusal.ts'

interface FactsRow {
  readonly place: number
  readonly code: string
  readonly facts: string
}

/** Changes fields of a quote; its place becomes the last one. @throws Refusal if there is no such quote */
export const changeQuote = (db: DatabaseSync, { code = '', ...fields }: { code?: string }, now: number): void => {
  const known = db.prepare('select facts from quotes where code = ?').get(code)
  if (!known) throw new Refusal(404, 'not_found')
  const quote = { ...JSON.parse(String(known.facts)), at: new Date(now).toISOString(), ...fields }
  const facts = { ...quote, high: Math.max(quote.high, quote.price), low: Math.min(quote.low, quote.price) }
  db.prepare('delete from quotes where code = ?').run(code)
  db.prepare('insert into quotes (code, facts) values (?, ?)').run(code, JSON.stringify(facts))
}

const rowsOf =
  (db: DatabaseSync, table: 'securities' | 'quotes', condition: string) =>
  (after: number, most: number): readonly FactsRow[] =>
    db
      .prepare(`select * from ${table} where place > ? and ${condition} order by place limit ?`)
      .all(after, most) as unknown as FactsRow[]

/** Answers the document `market-data`. It never waits for a change. */
export const marketData: Handlers = {
  listSecurities: (work, { cursor = null, limit }) => {
    const given = { feed: 'c', cursor, limit: Number(limit) }
    const { rows, ...page } = pageOf(work, given, rowsOf(work.db, 'securities', 'true'))
    return { items: rows.map(({ facts }) => JSON.parse(facts)), ...page }
  },
  listQuotes: (work, { cursor = null, limit }) => {
    const given = { feed: 'q', cursor, limit: Number(limit) }
    const condition = work.has('leaves_out_quotes') ? "code <> '02800'" : 'true'
    const { rows, ...page } = pageOf(work, given, rowsOf(work.db, 'quotes', condition))
    const state = work.db.prepare('select complete_to from market_state').get()
    const now = new Date(work.now + (work.has('claims_the_future') ? 3_600_000 : 0)).toISOString()
    return { items: rows.map(({ facts }) => JSON.parse(facts)), ...page, completeTo: state?.complete_to ?? now }
  },
  listBars: ({ db, has }, { code = '', since = '' }) => {
    const order = has('mixes_bars') ? 'desc' : 'asc'
    const rows = db.prepare(`select facts from bars where code = ? and day >= ? order by day ${order}`).all(code, since)
    return { bars: rows.map(({ facts }) => JSON.parse(String(facts))) }
  },
  readDepth: ({ db, has }, { code = '' }) => {
    const quote = db.prepare('select facts from quotes where code = ?').get(code)
    const security = db.prepare('select facts from securities where code = ?').get(code)
    const { kind, tick, lotSize } = JSON.parse(String(security?.facts ?? '{}'))
    if (!quote || !security || kind === 'index') return { depth: null }
    const { price } = JSON.parse(String(quote.facts))
    const level = (steps: number) => ({
      price: price + steps * tick,
      volume: 10 * Math.abs(steps) * lotSize,
      orders: null,
    })
    const bids = [-1, -2, -3, -4, -5].map(level)
    return { depth: { bids: has('mixes_depth') ? bids.reverse() : bids, offers: [1, 2, 3, 4, 5].map(level) } }
  },
}
