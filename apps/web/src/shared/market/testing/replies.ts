import type { CandlesReply, InstrumentFacts, Market, Quote, QuotesReply } from '@foyer/api/market'
import type { DepthReply, DetailsReply, IntradayReply, SparklinesReply } from '@foyer/api/market-details'
import type { CandlePeriod } from '@foyer/api/market-limits'
import { asOf, candlesUpTo, minutesUpTo, sessionsAt, sharesOf, today, turnoverOf } from './history.ts'
import { decimal, factsOf, lineOf, lines } from './instruments.ts'

export { asOf }

export const indexCodes = ['LTH40', 'LTHT30', 'LTHFIN'] as const

/** The market during trading. */
export const tradingMarket: Market = {
  state: 'open',
  next: 'closed',
  nextAt: Date.parse('2026-11-20T16:00+08:00'),
  opensAt: Date.parse('2026-11-20T13:00+08:00'),
}
/** The market after a half day, closed until Monday morning. */
export const closedMarket: Market = {
  state: 'closed',
  next: 'pre_open',
  nextAt: Date.parse('2026-11-23T09:00+08:00'),
  opensAt: Date.parse('2026-11-23T09:30+08:00'),
  tradedUntil: Date.parse('2026-11-20T12:00+08:00'),
}
/** The market while a typhoon stops trading. */
export const stoppedMarket: Market = { ...closedMarket, state: 'stopped', next: 'open' }

const signed = (digits: string): string => (/[1-9]/.test(digits) && !digits.startsWith('-') ? `+${digits}` : digits)

export const quoteOf = (code: string, change: Partial<Quote> = {}): Quote => {
  const line = lineOf(code)
  const [, kind, , , , before, now] = line
  const { open, high, low } = today(code)
  return {
    ...factsOf(line),
    price: decimal(now),
    change: signed(decimal(now - before)),
    percent: signed((((now - before) / before) * 100).toFixed(2)),
    high: decimal(high),
    low: decimal(low),
    volume: String(sharesOf(code)),
    turnover: kind === 'index' ? '0' : String(turnoverOf(code)),
    at: asOf - 1_000,
    previousClose: decimal(before),
    open: decimal(open),
    isHalted: false,
    isDelayed: false,
    ...change,
  }
}

export interface MarketConditions {
  market?: Market
  /** seconds; 900 for a visitor */
  delay?: number
  quote?: (quote: Quote, place: number) => Quote
}

/** The moment up to which shares were traded. */
const tradedUntil = ({ market = tradingMarket }: MarketConditions = {}): number =>
  Math.min(asOf, market.tradedUntil ?? asOf)

export const quotesOf = (codes: readonly string[], conditions: MarketConditions = {}): QuotesReply => {
  const { market = tradingMarket, delay = 0, quote } = conditions
  const at = tradedUntil(conditions) - 1_000
  const quotes = codes.map((code) => quoteOf(code, { at, isDelayed: delay > 0 }))
  return { asOf, delay, market, quotes: quote ? quotes.map(quote) : quotes }
}

interface CandlesQuery {
  code: string
  period: CandlePeriod
  count: number
  before?: string
}
/** As many candles as requested; the second page of older ones is the last. */
export const candlesOf = ({ code, period, count, before }: CandlesQuery): CandlesReply => ({
  ...timesOf(),
  instrument: factsOf(lineOf(code)),
  period,
  candles: candlesUpTo(code, period, count, before),
  hasMore: before === undefined,
})

export const found = (content: string): InstrumentFacts[] =>
  lines
    .filter(([code, , , , names]) =>
      [code, ...names].some((text) => text.toLowerCase().includes(content.toLowerCase())),
    )
    .map(factsOf)

const stocks = lines.filter(([, kind]) => kind === 'stock').map(([code]) => code)
const percentOf = (code: string) => Number(quoteOf(code).percent)
/** The codes of a board, best first: only stocks that rose are gainers, and only those that fell are losers. */
const rankOf = (board: string): string[] => {
  if (board === 'turnover') return [...stocks].sort((one, other) => turnoverOf(other) - turnoverOf(one))
  const sign = board === 'gainers' ? 1 : -1
  return stocks
    .filter((code) => percentOf(code) * sign > 0)
    .sort((one, other) => (percentOf(other) - percentOf(one)) * sign)
}

/** The movers of a board. */
export const moversOf = (board: string, conditions?: MarketConditions) => ({
  ...quotesOf(rankOf(board).slice(0, 10), conditions),
  board,
})

const timesOf = ({ market = tradingMarket, delay = 0 }: MarketConditions = {}) => ({ asOf, delay, market })

/** The minutes of the day of the figures up to the last trade, or five days of five minutes. */
export const intradayOf = (
  { code, range }: { code: string; range: IntradayReply['range'] },
  conditions?: MarketConditions,
): IntradayReply => ({
  ...timesOf(conditions),
  instrument: factsOf(lineOf(code)),
  range,
  ...minutesUpTo(code, range, tradedUntil(conditions)),
  sessions: sessionsAt(0, tradedUntil(conditions)),
})

export const sparklinesOf = (codes: readonly string[], conditions?: MarketConditions): SparklinesReply => ({
  ...timesOf(conditions),
  lines: codes.map((code) => {
    const { bars, previousClose } = minutesUpTo(code, 'day', tradedUntil(conditions))
    return {
      code,
      previousClose,
      prices: bars.filter((_, n) => n % 10 === 9 || n === bars.length - 1).map(({ close }) => close),
    }
  }),
})

export const detailsOf = (code: string, change: Partial<DetailsReply> = {}): DetailsReply => {
  const [, kind] = lineOf(code)
  const year = candlesUpTo(code, 'day', 400).filter(({ day }) => day >= '2025-11-21')
  return {
    ...timesOf(),
    instrument: factsOf(lineOf(code)),
    yearHigh: decimal(Math.max(...year.map(({ high }) => Number(high) * 1000))),
    yearLow: decimal(Math.min(...year.map(({ low }) => Number(low) * 1000))),
    issued: kind === 'stock' ? '8400000000' : null,
    annualFee: kind === 'fund' ? 85 : null,
    ...change,
  }
}

/** Five prices on each side of the price now. */
export const depthOf = (code: string, conditions?: MarketConditions): DepthReply => {
  const now = lineOf(code)[6]
  const level = (steps: number) => ({
    price: decimal(now + steps * 20),
    volume: String((2 + ((Math.abs(steps) * 7) % 5)) * 12_000),
    orders: 3 + Math.abs(steps),
  })
  return { ...timesOf(conditions), depth: { bids: [0, -1, -2, -3, -4].map(level), offers: [1, 2, 3, 4, 5].map(level) } }
}
