import { intradayReply, intradayRequest } from '@foyer/api/market-details'
import { Refused } from '../../../refused.ts'
import {
  asOf,
  delayFor,
  factsOf,
  intradayOf,
  known,
  limitMarket,
  readAvailableMarketConditions,
} from '../../market/public.ts'
import { gatewayFunction } from '../function.ts'

export const marketIntraday = gatewayFunction({
  name: 'market/intraday',
  summary: 'Prices of the last trading day by the minute, or of the last five by five minutes, the oldest first',
  levels: ['tourist', 'register', 'login'],
  request: intradayRequest,
  reply: intradayReply,
  handle: async (context, call) => {
    const { caller, body } = call
    await limitMarket(context, call, 'candles')
    const conditions = await readAvailableMarketConditions(context)
    const [instrument] = known([body.code])
    if (!instrument) throw new Refused('not_found', 'there is no instrument with this code')
    const times = asOf(conditions, context.clocks.business(), delayFor(conditions, caller.level))
    const bars = await intradayOf(conditions, instrument, body.range, times.asOf)
    return { ...times, instrument: factsOf(instrument), range: body.range, ...bars }
  },
})
