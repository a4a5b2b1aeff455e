/** What other modules may use of `watchlist`. */
export { keepWatchlist, readWatchlist } from './watchlist.ts'
