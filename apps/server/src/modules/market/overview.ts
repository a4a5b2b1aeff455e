import type { MarketOverview, QuotesReply } from '@foyer/api/market'
import { moverBoards, shownMovers } from '@foyer/api/market-limits'
import type { Context } from '../../context.ts'
import { Refused } from '../../refused.ts'
import { readAvailableMarketConditions } from './conditions.ts'
import { indices } from './instruments.ts'
import { delayFor, known, quotesOf } from './quotes.ts'
import { turnOf, visitorsMovers } from './visitors-movers.ts'

/**
 * Quotes for the first view of the market's page, with the delay of visitors. All readers within a turn share an answer and its
 * ETag.
 */
export const overviewOf = async (context: Context): Promise<MarketOverview> => {
  const conditions = await readAvailableMarketConditions(context)
  const [now, delay] = [turnOf(context.clocks.business()), delayFor(conditions, 'tourist')]
  const [board] = moverBoards
  const movers = await visitorsMovers(conditions, board, now - delay * 1000)
  return {
    indices: quotesOf(conditions, [...indices.values()], now, delay),
    movers: { board, ...quotesOf(conditions, movers.slice(0, shownMovers), now, delay) },
  }
}

/** The quote of one security or index, with the delay of visitors. @throws Refused `not_found` */
export const visitorsQuote = async (context: Context, code: string): Promise<QuotesReply> => {
  const conditions = await readAvailableMarketConditions(context)
  const instruments = known([code])
  if (instruments.length === 0) throw new Refused('not_found', 'there is no instrument with this code')
  return quotesOf(conditions, instruments, turnOf(context.clocks.business()), delayFor(conditions, 'tourist'))
}
