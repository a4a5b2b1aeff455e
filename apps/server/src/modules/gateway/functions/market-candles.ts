import { candlesReply, candlesRequest } from '@foyer/contract/market'
import { Refused } from '../../../http/refused.ts'
import { candlesOf } from '../../market/candles.ts'
import { limitMarket } from '../../market/limit.ts'
import { asOf, barsOf, delayFor, factsOf, known } from '../../market/quotes.ts'
import { readOpenWorld } from '../../market/world.ts'
import { gatewayFunction } from '../function.ts'

export const marketCandles = gatewayFunction({
  name: 'market/candles',
  summary: 'Daily, weekly or monthly candles of an instrument, the oldest first; the last one is incomplete',
  levels: ['tourist', 'register', 'login'],
  request: candlesRequest,
  reply: candlesReply,
  handle: async (context, call) => {
    const { caller, body } = call
    await limitMarket(context, call, 'candles')
    const world = await readOpenWorld(context)
    const [instrument] = known([body.code])
    if (!instrument) throw new Refused('not_found', 'there is no instrument with this code')
    const times = asOf(world, context.clocks.business(), delayFor(world, caller.level))
    const bars = barsOf(world, instrument, times.asOf)
    return { ...times, instrument: factsOf(instrument), period: body.period, ...candlesOf(bars, body) }
  },
})
