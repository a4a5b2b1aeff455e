import { moversReply, moversRequest } from '@foyer/contract/market'
import { limitMarket } from '../../market/limit.ts'
import { moversOf } from '../../market/movers.ts'
import { delayFor, quotesOf } from '../../market/quotes.ts'
import { readOpenWorld } from '../../market/world.ts'
import { gatewayFunction } from '../function.ts'

export const marketMovers = gatewayFunction({
  name: 'market/movers',
  summary: 'The stocks that rose most, fell most or were traded most since the open, best first',
  levels: ['tourist', 'register', 'login'],
  request: moversRequest,
  reply: moversReply,
  handle: async (context, call) => {
    const { board, count } = call.body
    await limitMarket(context, call, 'movers')
    const world = await readOpenWorld(context)
    const [now, delay] = [context.clocks.business(), delayFor(world, call.caller.level)]
    const movers = await moversOf(world, board, now - delay * 1000, count)
    return { board, ...quotesOf(world, movers, now, delay) }
  },
})
