import { watchlistKeepReply, watchlistKeepRequest } from '@foyer/api/watchlist'
import { keepWatchlist } from '../../watchlist/public.ts'
import { gatewayFunction } from '../function.ts'

export const userWatchlistKeep = gatewayFunction({
  name: 'user/watchlist/keep',
  summary: 'Replaces the list if its revision is current; `isStored` is false if another change came first',
  levels: ['register', 'login'],
  request: watchlistKeepRequest,
  reply: watchlistKeepReply,
  handle: (context, { caller, body }) => keepWatchlist(context, caller, body),
})
