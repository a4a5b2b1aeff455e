/** What other modules may use of `trades`. */
export { reportedSince } from './reported-since.ts'
export { growTrades, makeTraders } from './sandbox-life.ts'
export { type Trade, tradesOf, tradesOfAll } from './trades.ts'
