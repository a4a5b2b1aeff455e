import type { StreamReply } from '@foyer/api/market'
import type { Answers, Received } from '@foyer/testing/browser'
import {
  asOf,
  candlesOf,
  depthOf,
  detailsOf,
  found,
  indexCodes,
  intradayOf,
  type MarketConditions,
  moversOf,
  quotesOf,
  sparklinesOf,
} from './replies.ts'

// biome-ignore lint/suspicious/noExplicitAny: a body has the type of its endpoint
const bodyOf = ({ body }: Received): any => body

/** Answers of a market at one moment. The stream sends no event unless a test does. */
export const marketAnswers = (conditions: MarketConditions = {}): Answers => ({
  'POST /quote/market/indices': quotesOf(indexCodes, conditions),
  'POST /quote/market/movers': (request: Received) => moversOf(bodyOf(request).board, conditions),
  'POST /quote/market/quotes': (request: Received) => quotesOf(bodyOf(request).codes, conditions),
  'POST /quote/market/candles': (request: Received) => candlesOf(bodyOf(request)),
  'POST /quote/market/intraday': (request: Received) => intradayOf(bodyOf(request), conditions),
  'POST /quote/market/sparklines': (request: Received) => sparklinesOf(bodyOf(request).codes, conditions),
  'POST /quote/market/details': (request: Received) => detailsOf(bodyOf(request).code),
  'POST /quote/market/depth': (request: Received) => depthOf(bodyOf(request).code, conditions),
  'POST /quote/market/search': (request: Received) => ({ found: found(bodyOf(request).content) }),
  'POST /quote/market/stream': {
    url: '/quote/market/stream?ticket=1',
    delay: conditions.delay ?? 0,
    validUntil: asOf + 600_000,
  } satisfies StreamReply,
})

/** The same endpoints, all with one answer, such as a refusal. */
export const marketAnswersAll = (answer: unknown): Answers =>
  Object.fromEntries(Object.keys(marketAnswers()).map((endpoint) => [endpoint, answer]))
