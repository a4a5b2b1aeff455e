import { indicesReply } from '@foyer/contract/market'
import { z } from 'zod'
import { indices } from '../../market/instruments.ts'
import { delayFor, quotesOf } from '../../market/quotes.ts'
import { readOpenWorld } from '../../market/world.ts'
import { gatewayFunction } from '../function.ts'

export const marketIndices = gatewayFunction({
  name: 'market/indices',
  summary: 'Quotes of every index',
  levels: ['tourist', 'register', 'login'],
  request: z.object({}),
  reply: indicesReply,
  handle: async (context, { caller }) => {
    const world = await readOpenWorld(context)
    return quotesOf(world, [...indices.values()], context.clocks.business(), delayFor(world, caller.level))
  },
})
