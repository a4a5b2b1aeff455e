import { createHash } from 'node:crypto'
import type { ISql } from 'postgres'
import type { Context } from '../../../context.ts'
import type { ListedSecurity, SecurityQuote } from '../../../firm-facts/market.ts'
import { slotMs, slotOf } from '../exchange/slots.ts'
import { pruneMinutes, storeMinutes } from './minutes.ts'
import { historyMs } from './mirror.ts'

/** Length of the lease of the process that reads for all, in milliseconds. Another process can have it afterwards. */
const lease = 10_000
/** Milliseconds after which the list of securities is read again. */
const securitiesLife = 60 * 60_000
/**
 * Milliseconds between storing a quote and the slot in which it is shown. By then every process has loaded it, so that
 * all of them show the same figures at the same moment.
 */
export const spread = 2_000

interface Reading {
  readonly cursor: string
  readonly securitiesVersion: string
  readonly securitiesReadAt: Date | null
}

/** Takes or keeps the right to read, by the clock of this process. Undefined while another process has it. */
const claim = async (db: ISql, me: string, now: number): Promise<Reading | undefined> => {
  const [reading] = await db<Reading[]>`
    update market_feed set reader = ${me}, reader_until = ${new Date(now + lease)}
    where reader is null or reader = ${me} or reader_until <= ${new Date(now)}
    returning cursor, securities_version as "securitiesVersion", securities_read_at as "securitiesReadAt"`
  return reading
}

/** Releases the lease, so that another process can read at once. */
export const releaseReading = async ({ db }: Pick<Context, 'db'>, me: string): Promise<void> => {
  await db`update market_feed set reader = null, reader_until = null where reader = ${me}`
}

type Provider = Extract<Context['connectors']['marketData'], { isLocal: false }>

const readSecurities = async (db: Context['db'], provider: Provider, me: string, now: number): Promise<void> => {
  const all: ListedSecurity[] = []
  let cursor: string | null = null
  for (;;) {
    const page: Awaited<ReturnType<Provider['securities']>> = await provider.securities(cursor)
    if (!page) throw new Error('the provider does not know the place after its own page of securities')
    all.push(...page.items)
    if (!page.hasMore) break
    if (page.next === cursor) throw new Error('the provider has more securities and does not move on')
    cursor = page.next
  }
  const version = createHash('sha256').update(JSON.stringify(all)).digest('base64url').slice(0, 16)
  await db.begin(async (tx) => {
    const [before] = await tx<{ version: string }[]>`
      select securities_version as version from market_feed where reader = ${me} for update`
    if (!before) return
    await tx`update market_feed set securities_version = ${version}, securities_read_at = ${new Date(now)}`
    if (before.version === version) return
    await tx`delete from market_securities`
    await tx`
      insert into market_securities (code, facts)
      select fact ->> 'code', fact from jsonb_array_elements(${tx.json(JSON.parse(JSON.stringify(all)))}) as fact
      on conflict (code) do nothing`
  })
}

/** The newest quote of each security: a page may have several. */
const newestOf = (quotes: readonly SecurityQuote[]): SecurityQuote[] => [
  ...new Map(quotes.map((quote) => [quote.code, quote])).values(),
]

const rowOf = (slot: number, { previousClose, at, isHalted, ...figures }: SecurityQuote) => ({
  ...figures,
  slot,
  previous_close: previousClose,
  traded_at: new Date(at),
  is_halted: isHalted,
})

/** Deletes ticks that no reader looks back to; the last one of each security before that remains. */
const prune = (tx: ISql, now: number) => tx`
  delete from market_ticks old
  where slot < ${slotOf(now - historyMs)} and exists (
    select from market_ticks newer
    where newer.code = old.code and newer.slot > old.slot and newer.slot <= ${slotOf(now - historyMs)})`

/**
 * Reads the next quotes of the provider for all processes, unless another process does so. Each page becomes one slot,
 * stored together with its cursor.
 *
 * @param me identifies the process @param wait seconds that the provider may wait for a change
 * @returns whether this process is the one that reads
 * @throws SystemAway
 */
export const readProvider = async (
  { db, clocks, connectors }: Pick<Context, 'db' | 'clocks' | 'connectors'>,
  me: string,
  wait: number,
): Promise<boolean> => {
  const { marketData } = connectors
  if (marketData.isLocal) return false
  const started = clocks.wall()
  const reading = await claim(db, me, started)
  if (!reading) return false
  const { cursor, securitiesReadAt } = reading
  if (!securitiesReadAt || securitiesReadAt.getTime() <= started - securitiesLife)
    await readSecurities(db, marketData, me, started)
  const page = await marketData.quotes(cursor === '' ? null : cursor, wait)
  const now = clocks.wall()
  if (!page) {
    await db`update market_feed set cursor = '' where reader = ${me} and cursor = ${cursor}`
    return true
  }
  // data from the future would never be old
  const completeTo = page.hasMore ? null : new Date(Math.min(page.completeTo, now))
  const quotes = newestOf(page.items)
  const hasPruned = await db.begin(async (tx) => {
    const [feed] = await tx<{ lastSlot: number }[]>`
      select last_slot as "lastSlot" from market_feed where reader = ${me} and cursor = ${cursor} for update`
    // another process reads by now
    if (!feed) return false
    const slot = quotes.length === 0 ? feed.lastSlot : Math.max(slotOf(now + spread), feed.lastSlot + 1)
    if (quotes.length > 0) await tx`insert into market_ticks ${tx(quotes.map((quote) => rowOf(slot, quote)))}`
    await storeMinutes(tx, quotes)
    await tx`
      update market_feed set cursor = ${page.next}, last_slot = ${slot}, complete_to = coalesce(${completeTo}, complete_to)`
    if (Math.floor(now / 60_000) === Math.floor(started / 60_000) && cursor !== '') return false
    await prune(tx, now)
    return true
  })
  if (hasPruned) await pruneMinutes(db, now)
  return true
}

/** Milliseconds between two readings: quotes of that time are one slot each. */
export const readEvery = 4 * slotMs
