import { indicesReply } from '@foyer/api/market'
import { z } from 'zod'
import { delayFor, indices, quotesOf, readAvailableMarketConditions } from '../../market/public.ts'
import { gatewayFunction } from '../function.ts'

export const marketIndices = gatewayFunction({
  name: 'market/indices',
  summary: 'Quotes of every index',
  levels: ['tourist', 'register', 'login'],
  request: z.object({}),
  reply: indicesReply,
  handle: async (context, { caller }) => {
    const conditions = await readAvailableMarketConditions(context)
    return quotesOf(conditions, [...indices.values()], context.clocks.business(), delayFor(conditions, caller.level))
  },
})
