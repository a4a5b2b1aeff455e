import { createHash } from 'node:crypto'
import type { Context } from '../../context.ts'
import { Refused } from '../../refused.ts'
import {
  type ClosureReason,
  type Closures,
  closuresWith,
  type Day,
  listClosures,
  readCalendar,
  stopsOf,
} from '../trading-calendar/public.ts'
import type { Feed } from './feed.ts'
import type { Mirror } from './provider/mirror.ts'
import { feedOf, mirrorOf } from './provider/provider.ts'
import { readSwitches, type Switches } from './switches.ts'

/** All that determines quotes apart from the moment. */
export interface MarketConditions extends Switches {
  readonly source: Feed
  readonly closures: Closures
  readonly reasons: ReadonlyMap<Day, ClosureReason>
  /** up to when the data of a provider are complete; undefined if they always are */
  readonly completeTo?: number | undefined
  /** equal for equal contents in every process, different for different ones */
  readonly version: string
}

const unavailable = () => new Refused('market_unavailable', 'there is no market data')

/** Milliseconds for which data may be incomplete before they count as old. */
const oldAfter = 10_000
/** The delay of quotes for visitors, in milliseconds. */
const visitorsDelay = 900_000

/** Since when data that should be of a moment are old; null if they are not. */
export const staleSince = ({ completeTo }: Partial<Pick<MarketConditions, 'completeTo'>>, at: number): number | null =>
  completeTo !== undefined && at > completeTo + oldAfter ? completeTo : null

/** What the provider states: halts, and how current its data are. */
const readProvided = async (
  mirror: Mirror,
  now: number,
): Promise<Pick<MarketConditions, 'halts' | 'completeTo' | 'feed'>> => {
  await mirror.refresh()
  const { completeTo } = mirror
  // a halted instrument keeps its last figures by itself
  const halts = new Map(mirror.haltedAt(now).map((code) => [code, Number.POSITIVE_INFINITY]))
  return { halts, completeTo, feed: completeTo === undefined ? 'down' : 'up' }
}

/**
 * Reads the feed, the closures, and the state of the provider or the switches of the sandbox.
 *
 * @throws Refused `market_unavailable` in production without a provider; `facts_missing` without a published calendar
 */
export const readMarketConditions = async (context: Context): Promise<MarketConditions> => {
  const { db, clocks } = context
  const source = feedOf(context)
  if (!source) throw unavailable()
  const now = clocks.business()
  const mirror = mirrorOf(context)
  const [calendar, declared, switches] = await Promise.all([
    readCalendar(db),
    listClosures(db),
    mirror ? readProvided(mirror, now) : readSwitches(db),
  ])
  const isStale =
    mirror && [now, now - visitorsDelay].map((at) => staleSince({ completeTo: mirror.completeTo }, at) !== null)
  const facts = JSON.stringify([
    calendar.name,
    declared,
    switches.feed,
    [...switches.halts],
    ...(isStale ? [isStale] : []),
  ])
  return {
    ...switches,
    source,
    closures: closuresWith(calendar, stopsOf(declared)),
    reasons: new Map(declared.map(({ day, reason }) => [day, reason])),
    version: createHash('sha256').update(facts).digest('base64url').slice(0, 8),
  }
}

/** @throws Refused `market_unavailable` also while the feed is down */
export const readAvailableMarketConditions = async (context: Context): Promise<MarketConditions> => {
  const conditions = await readMarketConditions(context)
  if (conditions.feed === 'down') throw unavailable()
  return conditions
}
