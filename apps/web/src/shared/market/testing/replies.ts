import type { Candle, CandlesReply, InstrumentFacts, Market, Quote, QuotesReply } from '@foyer/api/market'
import type { DepthReply, DetailsReply, IntradayReply, SparklinesReply } from '@foyer/api/market-details'

/** Friday 20 November 2026, 14:05:09 in Hong Kong: the time of every figure below. */
export const asOf = Date.parse('2026-11-20T14:05:09+08:00')

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

type Line = readonly [
  code: string,
  kind: Quote['kind'],
  currency: Quote['currency'],
  lotSize: number,
  name: readonly [simplified: string, traditional: string, english: string],
  previousClose: number,
  price: number,
]
/** Prices in thousandths. */
const lines: readonly Line[] = [
  ['02800', 'fund', 'HKD', 500, ['盈富基金', '盈富基金', 'Tracker Fund of Hong Kong'], 25_820, 26_100],
  [
    '02828',
    'fund',
    'HKD',
    200,
    ['恒生中国企业', '恒生中國企業', 'Hang Seng China Enterprises Index ETF'],
    74_300,
    73_360,
  ],
  [
    '03008',
    'fund',
    'HKD',
    100,
    ['博时 HashKey 比特币 ETF', '博時 HashKey 比特幣 ETF', 'Bosera HashKey Bitcoin ETF'],
    66_020,
    64_460,
  ],
  [
    '03439',
    'fund',
    'HKD',
    100,
    ['嘉实比特币现货 ETF', '嘉實比特幣現貨 ETF', 'Harvest Bitcoin Spot ETF'],
    13_640,
    13_970,
  ],
  ['09042', 'fund', 'USD', 100, ['华夏比特币 ETF', '華夏比特幣 ETF', 'ChinaAMC Bitcoin ETF'], 1_278, 1_335],
  [
    '09008',
    'fund',
    'USD',
    100,
    ['博时 HashKey 比特币 ETF', '博時 HashKey 比特幣 ETF', 'Bosera HashKey Bitcoin ETF'],
    8462,
    8262,
  ],
  ['03042', 'fund', 'HKD', 100, ['华夏比特币 ETF', '華夏比特幣 ETF', 'ChinaAMC Bitcoin ETF'], 9970, 10420],
  ['83042', 'fund', 'CNY', 100, ['华夏比特币 ETF', '華夏比特幣 ETF', 'ChinaAMC Bitcoin ETF'], 9230, 9640],
  ['09439', 'fund', 'USD', 100, ['嘉实比特币现货 ETF', '嘉實比特幣現貨 ETF', 'Harvest Bitcoin Spot ETF'], 1748, 1792],
  [
    '03009',
    'fund',
    'HKD',
    100,
    ['博时 HashKey 以太币 ETF', '博時 HashKey 以太幣 ETF', 'Bosera HashKey Ether ETF'],
    20600,
    20360,
  ],
  [
    '09009',
    'fund',
    'USD',
    100,
    ['博时 HashKey 以太币 ETF', '博時 HashKey 以太幣 ETF', 'Bosera HashKey Ether ETF'],
    2640,
    2610,
  ],
  ['03046', 'fund', 'HKD', 100, ['华夏以太币 ETF', '華夏以太幣 ETF', 'ChinaAMC Ether ETF'], 7505, 7905],
  ['09046', 'fund', 'USD', 100, ['华夏以太币 ETF', '華夏以太幣 ETF', 'ChinaAMC Ether ETF'], 962, 1014],
  ['83046', 'fund', 'CNY', 100, ['华夏以太币 ETF', '華夏以太幣 ETF', 'ChinaAMC Ether ETF'], 6950, 7320],
  ['03179', 'fund', 'HKD', 100, ['嘉实以太币现货 ETF', '嘉實以太幣現貨 ETF', 'Harvest Ether Spot ETF'], 7480, 7720],
  ['09179', 'fund', 'USD', 100, ['嘉实以太币现货 ETF', '嘉實以太幣現貨 ETF', 'Harvest Ether Spot ETF'], 959, 990],
  ['99102', 'stock', 'HKD', 100, ['珠口科技', '珠口科技', 'Pearl Estuary Technology'], 412_000, 425_400],
  ['99134', 'stock', 'HKD', 1000, ['北窗物业服务', '北窗物業服務', 'North Window Property Services'], 3_920, 4_080],
  [
    '99145',
    'stock',
    'HKD',
    100,
    ['银杏林资产管理', '銀杏林資產管理', 'Ginkgo Grove Asset Management'],
    712_500,
    705_000,
  ],
  ['99146', 'stock', 'HKD', 20, ['琥珀堂珠宝', '琥珀堂珠寶', 'Amber Hall Jewellery'], 1_386_000, 1_386_000],
  ['LTH40', 'index', 'HKD', 0, ['灯塔40指数', '燈塔40指數', 'Lighthouse 40 Index'], 21_840_000, 21_934_560],
  [
    'LTHT30',
    'index',
    'HKD',
    0,
    ['灯塔科技30指数', '燈塔科技30指數', 'Lighthouse Technology 30 Index'],
    5_316_000,
    5_280_120,
  ],
  [
    'LTHFIN',
    'index',
    'HKD',
    0,
    ['灯塔金融指数', '燈塔金融指數', 'Lighthouse Financials Index'],
    38_420_000,
    38_420_000,
  ],
]
/** Instruments by rank of a board. */
const boards: Readonly<Record<string, readonly string[]>> = {
  gainers: ['99134', '99102', '99146', '99145'],
  losers: ['99145', '99146', '99102', '99134'],
  turnover: ['99102', '99145', '99134', '99146'],
}
export const indexCodes = ['LTH40', 'LTHT30', 'LTHFIN'] as const

const decimal = (thousandths: number): string => (thousandths / 1000).toFixed(3)
const signed = (digits: string): string => (/[1-9]/.test(digits) && !digits.startsWith('-') ? `+${digits}` : digits)

const factsOf = ([code, kind, currency, lotSize, [simplified, traditional, english]]: Line): InstrumentFacts => ({
  code,
  name: { 'zh-CN': simplified, 'zh-HK': traditional, 'en-US': english },
  kind,
  currency,
  lotSize,
})
const lineOf = (code: string): Line => {
  const line = lines.find(([known]) => known === code)
  if (!line) throw new Error(`the fixtures have no instrument ${code}`)
  return line
}

export const quoteOf = (code: string, change: Partial<Quote> = {}): Quote => {
  const line = lineOf(code)
  const [, kind, , , , before, now] = line
  const isIndex = kind === 'index'
  return {
    ...factsOf(line),
    price: decimal(now),
    change: signed(decimal(now - before)),
    percent: signed((((now - before) / before) * 100).toFixed(2)),
    high: decimal(Math.max(now, before) + 10),
    low: decimal(Math.min(now, before) - 10),
    volume: isIndex ? '0' : '12345600',
    turnover: isIndex ? '0' : '154575632',
    at: asOf - 1_000,
    previousClose: decimal(before),
    open: decimal(before + 10),
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

export const quotesOf = (
  codes: readonly string[],
  { market = tradingMarket, delay = 0, quote }: MarketConditions = {},
): QuotesReply => {
  const quotes = codes.map((code) => quoteOf(code, { isDelayed: delay > 0 }))
  return { asOf, delay, market, quotes: quote ? quotes.map(quote) : quotes }
}

const day = 86_400_000
const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10)
/** `count` candles, the last one before a day; each closes a little higher than the one before. */
const candlesBefore = (code: string, before: string, count: number, every: number): Candle[] => {
  const [, , , , , close] = lineOf(code)
  return Array.from({ length: count }, (_, n) => {
    const back = count - n
    const at = close - back * 10
    return {
      day: isoDay(Date.parse(before) - back * every * day),
      open: decimal(at - 10),
      high: decimal(at + 30),
      low: decimal(at - 30),
      close: decimal(at),
      volume: '2345600',
    }
  })
}
const daysOf = { day: 1, week: 7, month: 30 }

interface CandlesQuery {
  code: string
  period: CandlesReply['period']
  count: number
  before?: string
}
/** As many candles as requested; the second page of older ones is the last. */
export const candlesOf = ({ code, period, count, before }: CandlesQuery): CandlesReply => ({
  asOf,
  delay: 0,
  market: tradingMarket,
  instrument: factsOf(lineOf(code)),
  period,
  candles: candlesBefore(code, before ?? '2026-11-21', count, daysOf[period]),
  hasMore: before === undefined,
})

export const found = (content: string): InstrumentFacts[] =>
  lines
    .filter(([code, , , , names]) =>
      [code, ...names].some((text) => text.toLowerCase().includes(content.toLowerCase())),
    )
    .map(factsOf)

/** The movers of a board. */
export const moversOf = (board: string, conditions?: MarketConditions) => ({
  ...quotesOf(boards[board] ?? [], conditions),
  board,
})

const timesOf = ({ market = tradingMarket, delay = 0 }: MarketConditions = {}) => ({ asOf, delay, market })
const minute = 60_000
const sessions = [
  { from: Date.parse('2026-11-20T09:30+08:00'), to: Date.parse('2026-11-20T12:00+08:00') },
  { from: Date.parse('2026-11-20T13:00+08:00'), to: Date.parse('2026-11-20T16:00+08:00') },
]
/** A price that waves between the previous close and the price now, and ends at the price now. */
const waveOf = (code: string, part: number): number => {
  const [, , , , , before, now] = lineOf(code)
  const wave = Math.sin(part * 9) * 0.25 * (1 - part)
  return Math.round((before + (now - before) * (part + wave)) / 10) * 10
}

/** The minutes of the day of the figures up to 14:04, or five days of five minutes. */
export const intradayOf = (
  { code, range }: { code: string; range: IntradayReply['range'] },
  conditions?: MarketConditions,
): IntradayReply => {
  const minutes = range === 'day' ? 1 : 5
  const days = range === 'day' ? [0] : [7, 4, 3, 2, 1, 0].slice(1)
  const times = days.flatMap((back) =>
    sessions.flatMap(({ from, to }) =>
      Array.from({ length: (to - from) / (minutes * minute) }, (_, n) => from + n * minutes * minute - back * day),
    ),
  )
  const shown = times.filter((at) => at + minutes * minute <= asOf)
  return {
    ...timesOf(conditions),
    instrument: factsOf(lineOf(code)),
    range,
    minutes,
    previousClose: decimal(lineOf(code)[5]),
    sessions,
    bars: shown.map((at, n) => {
      const [open, close] = [waveOf(code, n / shown.length), waveOf(code, (n + 1) / shown.length)]
      return {
        at,
        open: decimal(open),
        high: decimal(Math.max(open, close) + 10),
        low: decimal(Math.min(open, close) - 10),
        close: decimal(close),
        volume: lineOf(code)[1] === 'index' ? '0' : String(20_000 + ((n * 7919) % 30_000)),
      }
    }),
  }
}

export const sparklinesOf = (codes: readonly string[], conditions?: MarketConditions): SparklinesReply => ({
  ...timesOf(conditions),
  lines: codes.map((code) => ({
    code,
    previousClose: decimal(lineOf(code)[5]),
    prices: Array.from({ length: 22 }, (_, n) => decimal(waveOf(code, (n + 1) / 22))),
  })),
})

export const detailsOf = (code: string, change: Partial<DetailsReply> = {}): DetailsReply => {
  const [, kind, , , , before, now] = lineOf(code)
  return {
    ...timesOf(),
    instrument: factsOf(lineOf(code)),
    yearHigh: decimal(Math.round(Math.max(before, now) * 1.2)),
    yearLow: decimal(Math.round(Math.min(before, now) * 0.7)),
    issued: kind === 'stock' ? '8400000000' : null,
    annualFee: kind === 'fund' ? 60 : null,
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
