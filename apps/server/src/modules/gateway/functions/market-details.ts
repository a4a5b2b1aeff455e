import { detailsReply, detailsRequest } from '@foyer/api/market-details'
import { Refused } from '../../../refused.ts'
import { asOf, delayFor, detailsOf, known, limitMarket, readAvailableMarketConditions } from '../../market/public.ts'
import { feeOfFund } from '../../virtual-assets/public.ts'
import { gatewayFunction } from '../function.ts'

export const marketDetails = gatewayFunction({
  name: 'market/details',
  summary: 'The range of 52 weeks, the shares in issue and the yearly fee of an instrument, where they are known',
  levels: ['tourist', 'register', 'login'],
  request: detailsRequest,
  reply: detailsReply,
  handle: async (context, call) => {
    const { caller, body } = call
    await limitMarket(context, call, 'details')
    const conditions = await readAvailableMarketConditions(context)
    const [instrument] = known([body.code])
    if (!instrument) throw new Refused('not_found', 'there is no instrument with this code')
    const times = asOf(conditions, context.clocks.business(), delayFor(conditions, caller.level))
    const details = await detailsOf(conditions, instrument, times.asOf)
    return { ...times, ...details, annualFee: details.annualFee ?? (await feeOfFund(context, call, body.code)) }
  },
})
