import { searchReply, searchRequest } from '@foyer/api/market'
import { limitMarket, readAvailableMarketConditions, searchInstruments } from '../../market/public.ts'
import { gatewayFunction } from '../function.ts'

export const marketSearch = gatewayFunction({
  name: 'market/search',
  summary: 'Instruments by code or name, in any script and case, best first',
  levels: ['tourist', 'register', 'login'],
  request: searchRequest,
  reply: searchReply,
  handle: async (context, call) => {
    await limitMarket(context, call, 'search')
    await readAvailableMarketConditions(context)
    return { found: searchInstruments(call.body.content) }
  },
})
