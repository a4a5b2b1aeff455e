import { moversReply, moversRequest } from '@foyer/api/market'
import {
  delayFor,
  isRealTime,
  limitMarket,
  marketAt,
  moversOf,
  quotesOf,
  readAvailableMarketConditions,
  turnOf,
  visitorsMovers,
} from '../../market/public.ts'
import { gatewayFunction } from '../function.ts'

export const marketMovers = gatewayFunction({
  name: 'market/movers',
  summary: 'The stocks that rose most, fell most or were traded most since the open, best first',
  levels: ['tourist', 'register', 'login'],
  request: moversRequest,
  reply: moversReply,
  handle: async (context, call) => {
    const { board, count } = call.body
    const { level } = call.caller
    await limitMarket(context, call, 'movers')
    const conditions = await readAvailableMarketConditions(context)
    const [now, delay] = [context.clocks.business(), delayFor(conditions, level)]
    const asOf = isRealTime(level) ? now : turnOf(now)
    const at = asOf - delay * 1000
    const movers = isRealTime(level)
      ? await moversOf(conditions, board, at, count)
      : (await visitorsMovers(conditions, board, at)).slice(0, count)
    return { board, ...quotesOf(conditions, movers, asOf, delay), market: marketAt(conditions, now) }
  },
})
