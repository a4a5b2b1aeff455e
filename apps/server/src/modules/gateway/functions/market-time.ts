import { marketTimeReply } from '@foyer/api/gateway-functions'
import { z } from 'zod'
import { hongKongTime } from '../../../hong-kong.ts'
import { gatewayFunction } from '../function.ts'

export const marketTime = gatewayFunction({
  name: 'market/time',
  summary: 'The clock of the exchange, by business time',
  levels: ['tourist', 'register', 'login'],
  request: z.object({}),
  reply: marketTimeReply,
  handle: ({ clocks }) => {
    const time = clocks.business()
    return { time, ...hongKongTime(time) }
  },
})
