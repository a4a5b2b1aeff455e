/** Limits of requests to the market, separate from its schemas, which the client does not need. */

/** Code of an instrument: five digits as the exchange writes it; for an index, its letters and digits. */
export const instrumentCodePattern = /^(\d{5}|[A-Z][0-9A-Z]{2,7})$/

/** Maximum number of codes in one call or stream. */
export const mostCodes = 50
export const mostCandles = 400
/** maximum characters of a search, and maximum number of results */
export const longestSearch = 40
export const mostFound = 20
/** maximum number of instruments on a watchlist; beyond it `watchlist_full` */
export const watchlistLimit = 100
/** maximum number of groups of a watchlist */
export const watchlistGroupLimit = 10
/** maximum characters of a group's name */
export const groupNameLength = 20

export const moverBoards = ['gainers', 'losers', 'turnover'] as const
export type MoverBoard = (typeof moverBoards)[number]
/** number of movers that a page shows */
export const shownMovers = 10

export const candlePeriods = ['day', 'week', 'month'] as const
export type CandlePeriod = (typeof candlePeriods)[number]

export const intradayRanges = ['day', 'fiveDays'] as const
export type IntradayRange = (typeof intradayRanges)[number]

/** maximum number of prices on each side of an order book */
export const mostDepth = 10
