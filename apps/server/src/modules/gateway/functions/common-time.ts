import { commonTimeReply } from '@foyer/contract/gateway-functions'
import { z } from 'zod'
import { gatewayFunction } from '../function.ts'
import { hongKongOffset } from '../hong-kong.ts'

export const commonTime = gatewayFunction({
  name: 'common/time',
  summary: 'The clocks of the server and the time zone of Hong Kong',
  levels: ['tourist', 'register', 'login'],
  readingList: true,
  request: z.object({}),
  reply: commonTimeReply,
  handle: ({ clocks }) => ({
    serverTime: clocks.wall(),
    businessTime: clocks.business(),
    utcOffset: hongKongOffset,
  }),
})
