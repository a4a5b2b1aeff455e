import { quotesReply, quotesRequest } from '@foyer/contract/market'
import { delayFor, known, quotesOf } from '../../market/quotes.ts'
import { readOpenWorld } from '../../market/world.ts'
import { gatewayFunction } from '../function.ts'

export const marketQuotes = gatewayFunction({
  name: 'market/quotes',
  summary: 'Quotes of up to fifty instruments in the requested order; delayed by fifteen minutes for visitors',
  levels: ['tourist', 'register', 'login'],
  request: quotesRequest,
  reply: quotesReply,
  handle: async (context, { caller, body }) => {
    const world = await readOpenWorld(context)
    return quotesOf(world, known(body.codes), context.clocks.business(), delayFor(world, caller.level))
  },
})
