/** What other modules may use of `trades`. */
export { growTrades, makeTraders } from './sandbox-life.ts'
export { type Trade, tradesOf, tradesOfAll } from './trades.ts'
