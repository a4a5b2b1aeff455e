import { watchlistReply } from '@foyer/api/watchlist'
import { z } from 'zod'
import { readWatchlist } from '../../watchlist/public.ts'
import { gatewayFunction } from '../function.ts'

export const userWatchlist = gatewayFunction({
  name: 'user/watchlist',
  summary: 'The watchlist of the caller in their order, with its revision',
  levels: ['register', 'login'],
  request: z.object({}),
  reply: watchlistReply,
  handle: (context, { caller }) => readWatchlist(context, caller),
})
