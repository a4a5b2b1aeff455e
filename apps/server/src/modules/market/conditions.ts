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
import { feedOf } from './provider.ts'
import { readSwitches, type Switches } from './switches.ts'

/** All that determines quotes apart from the moment. */
export interface MarketConditions extends Switches {
  readonly source: Feed
  readonly closures: Closures
  readonly reasons: ReadonlyMap<Day, ClosureReason>
  /** equal for equal contents in every process, different for different ones */
  readonly version: string
}

const unavailable = () => new Refused('market_unavailable', 'there is no market data')

/**
 * Reads the feed, the closures and the switches of the market.
 *
 * @throws Refused `market_unavailable` in production, which has no feed; `facts_missing` without a published calendar
 */
export const readMarketConditions = async ({ db, environment }: Context): Promise<MarketConditions> => {
  const source = feedOf(environment)
  if (!source) throw unavailable()
  const [calendar, declared, switches] = await Promise.all([readCalendar(db), listClosures(db), readSwitches(db)])
  const facts = JSON.stringify([calendar.name, declared, switches.feed, [...switches.halts]])
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
