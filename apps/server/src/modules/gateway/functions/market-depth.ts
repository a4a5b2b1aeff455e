import { depthReply, depthRequest } from '@foyer/api/market-details'
import { Refused } from '../../../refused.ts'
import { asOf, delayFor, depthOf, known, limitMarket, readAvailableMarketConditions } from '../../market/public.ts'
import { gatewayFunction } from '../function.ts'

export const marketDepth = gatewayFunction({
  name: 'market/depth',
  summary: 'The best prices of the order book of an instrument in real time; null where there is none',
  levels: ['register', 'login'],
  request: depthRequest,
  reply: depthReply,
  handle: async (context, call) => {
    const { caller, body } = call
    await limitMarket(context, call, 'depth')
    const conditions = await readAvailableMarketConditions(context)
    const [instrument] = known([body.code])
    if (!instrument) throw new Refused('not_found', 'there is no instrument with this code')
    const now = context.clocks.business()
    return {
      ...asOf(conditions, now, delayFor(conditions, caller.level)),
      depth: await depthOf(conditions, instrument, now),
    }
  },
})
