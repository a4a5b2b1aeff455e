import { moversReply, moversRequest } from '@foyer/contract/market'
import { limitSession } from '../../../http/rate-limit.ts'
import { moversOf } from '../../market/movers.ts'
import { delayFor, quotesOf } from '../../market/quotes.ts'
import { readOpenWorld } from '../../market/world.ts'
import { gatewayFunction } from '../function.ts'

/** of one session; a page asks a few times a minute */
const perSession = { name: 'market-movers', limit: 120, windowMs: 60_000 }

export const marketMovers = gatewayFunction({
  name: 'market/movers',
  summary: 'The stocks that rose most, fell most or were traded most since the open, best first',
  levels: ['tourist', 'register', 'login'],
  request: moversRequest,
  reply: moversReply,
  handle: async (context, { caller, body: { board, count } }) => {
    await limitSession(context, caller, perSession)
    const world = await readOpenWorld(context)
    const [now, delay] = [context.clocks.business(), delayFor(world, caller.level)]
    const movers = await moversOf(world, board, now - delay * 1000, count)
    return { board, ...quotesOf(world, movers, now, delay) }
  },
})
