import { candlesReply, candlesRequest } from '@foyer/api/market'
import { Refused } from '../../../refused.ts'
import {
  asOf,
  barsOf,
  candlesOf,
  delayFor,
  factsOf,
  known,
  limitMarket,
  readAvailableMarketConditions,
} from '../../market/public.ts'
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
    const conditions = await readAvailableMarketConditions(context)
    const [instrument] = known([body.code])
    if (!instrument) throw new Refused('not_found', 'there is no instrument with this code')
    const times = asOf(conditions, context.clocks.business(), delayFor(conditions, caller.level))
    const bars = await barsOf(conditions, instrument, times.asOf)
    return { ...times, instrument: factsOf(instrument), period: body.period, ...candlesOf(bars, body) }
  },
})
