import type { DepthReply, DetailsReply } from '@foyer/api/market-details'
import { addDays, dayOf } from '../trading-calendar/public.ts'
import { decimal } from './closes.ts'
import { type MarketConditions, staleSince } from './conditions.ts'
import type { DepthLevel } from './feed.ts'
import type { Instrument } from './instruments.ts'
import { barsOf, factsOf, isHalted } from './quotes.ts'
import { stateAt } from './states.ts'

/** Days of 52 weeks. */
const year = 364

/** Facts of an instrument up to a moment. */
export const detailsOf = async (
  conditions: MarketConditions,
  instrument: Instrument,
  at: number,
): Promise<Pick<DetailsReply, 'instrument' | 'yearHigh' | 'yearLow' | 'issued' | 'annualFee'>> => {
  const since = addDays(dayOf(at), -year)
  const bars = (await barsOf(conditions, instrument, at)).filter(({ day }) => day >= since)
  const { issued, annualFee } = instrument
  return {
    instrument: factsOf(instrument),
    yearHigh: bars.length === 0 ? null : decimal(Math.max(...bars.map(({ high }) => high))),
    yearLow: bars.length === 0 ? null : decimal(Math.min(...bars.map(({ low }) => low))),
    issued: issued === undefined ? null : String(issued),
    annualFee: annualFee ?? null,
  }
}

const levelOf = ({ price, volume, orders }: DepthLevel) => ({ price: decimal(price), volume: String(volume), orders })

/** The order book now; null while nothing is traded, or where the source has none. */
export const depthOf = async (
  conditions: MarketConditions,
  instrument: Instrument,
  now: number,
): Promise<DepthReply['depth']> => {
  if (stateAt(conditions, now) !== 'open' || conditions.feed !== 'up' || isHalted(conditions, instrument, now))
    return null
  if (staleSince(conditions, now) !== null) return null
  const depth = await conditions.source.depthAt(conditions.closures, instrument, now)
  return depth ? { bids: depth.bids.map(levelOf), offers: depth.offers.map(levelOf) } : null
}
