import { streamReply, streamRequest } from '@foyer/api/market'
import { hostsOf } from '../../../config/hosts.ts'
import { delayOf, isRealTime, issueTicket, readAvailableMarketConditions } from '../../market/public.ts'
import { gatewayFunction } from '../function.ts'

export const marketStream = gatewayFunction({
  name: 'market/stream',
  summary: 'Address of the stream of changes of up to fifty instruments, valid for ten minutes',
  levels: ['tourist', 'register', 'login'],
  request: streamRequest,
  reply: streamReply,
  handle: async (context, { caller, body }) => {
    const conditions = await readAvailableMarketConditions(context)
    const { secrets, clocks, environment } = context
    const subscription = { codes: body.codes, isRealTime: isRealTime(caller.level) }
    const { ticket, validUntil } = issueTicket({ ...secrets, now: clocks.wall() }, caller, subscription)
    return {
      url: `${hostsOf(environment).quote}/market/stream?ticket=${ticket}`,
      delay: delayOf(conditions, subscription.isRealTime),
      validUntil,
    }
  },
})
