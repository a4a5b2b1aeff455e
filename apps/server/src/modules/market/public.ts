/** What other modules may use of `market`. */
export { candlesOf } from './candles.ts'
export { decimal, thousandthsOf } from './closes.ts'
export { type MarketConditions, readAvailableMarketConditions, readMarketConditions, staleSince } from './conditions.ts'
export { depthOf, detailsOf } from './details.ts'
export { isSuspended } from './exchange/day-view.ts'
export { type Instrument, indices, instruments, quoted } from './instruments.ts'
export { intradayOf, sparklinesOf } from './intraday.ts'
export { lastPrices } from './last-prices.ts'
export { limitMarket } from './limit.ts'
export { derivedFromListed } from './listed.ts'
export { moversOf } from './movers.ts'
export {
  asOf,
  barsOf,
  delayFor,
  delayOf,
  factsOf,
  figuresOf,
  hasFigures,
  isHalted,
  isRealTime,
  known,
  pricesBetween,
  quotesOf,
} from './quotes.ts'
export { searchInstruments } from './search.ts'
export { marketAt } from './states.ts'
export { issueTicket } from './stream/tickets.ts'
export { turnOf, visitorsMovers } from './visitors-movers.ts'
