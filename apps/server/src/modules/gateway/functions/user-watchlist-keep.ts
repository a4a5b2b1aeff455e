import { watchlistKeepReply, watchlistKeepRequest } from '@foyer/contract/watchlist'
import { keepWatchlist } from '../../watchlist/watchlist.ts'
import { gatewayFunction } from '../function.ts'

export const userWatchlistKeep = gatewayFunction({
  name: 'user/watchlist/keep',
  summary: 'Puts a whole list in the place of the revision it was made from; `kept` is false where another was first',
  levels: ['register', 'login'],
  request: watchlistKeepRequest,
  reply: watchlistKeepReply,
  handle: (context, { caller, body }) => keepWatchlist(context, caller, body),
})
