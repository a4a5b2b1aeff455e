import { quotesReply, quotesRequest } from '@foyer/api/market'
import { delayFor, known, quotesOf, readAvailableMarketConditions } from '../../market/public.ts'
import { gatewayFunction } from '../function.ts'

export const marketQuotes = gatewayFunction({
  name: 'market/quotes',
  summary: 'Quotes of up to fifty instruments in the requested order; delayed by fifteen minutes for visitors',
  levels: ['tourist', 'register', 'login'],
  request: quotesRequest,
  reply: quotesReply,
  handle: async (context, { caller, body }) => {
    const conditions = await readAvailableMarketConditions(context)
    return quotesOf(conditions, known(body.codes), context.clocks.business(), delayFor(conditions, caller.level))
  },
})
