/** What is asked for of the market, apart from its schemas: the client has no use for those. */

/** What one call or one stream asks for at most. */
export const mostCodes = 50
export const mostCandles = 400
/** characters of a search, and what it finds at most */
export const longestSearch = 40
export const mostFound = 20
/** what a person may watch at most; beyond it `watchlist_full` */
export const watchlistLimit = 100

export const moverBoards = ['gainers', 'losers', 'turnover'] as const
export type MoverBoard = (typeof moverBoards)[number]

export const candlePeriods = ['day', 'week', 'month'] as const
export type CandlePeriod = (typeof candlePeriods)[number]
