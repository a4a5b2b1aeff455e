import { sparklinesReply, sparklinesRequest } from '@foyer/api/market-details'
import {
  asOf,
  delayFor,
  hasFigures,
  known,
  limitMarket,
  readAvailableMarketConditions,
  sparklinesOf,
} from '../../market/public.ts'
import { gatewayFunction } from '../function.ts'

export const marketSparklines = gatewayFunction({
  name: 'market/sparklines',
  summary: 'Prices of the last trading day every ten minutes, of up to fifty instruments',
  levels: ['tourist', 'register', 'login'],
  request: sparklinesRequest,
  reply: sparklinesReply,
  handle: async (context, call) => {
    const { caller, body } = call
    await limitMarket(context, call, 'sparklines')
    const conditions = await readAvailableMarketConditions(context)
    const times = asOf(conditions, context.clocks.business(), delayFor(conditions, caller.level))
    const shown = known(body.codes).filter((instrument) => hasFigures(conditions, instrument, times.asOf))
    return { ...times, lines: await sparklinesOf(conditions, shown, times.asOf) }
  },
})
