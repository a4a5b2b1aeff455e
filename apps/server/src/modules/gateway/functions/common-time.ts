import { commonTimeReply } from '@foyer/api/gateway-functions'
import { z } from 'zod'
import { hongKongOffset } from '../../../hong-kong.ts'
import { gatewayFunction } from '../function.ts'

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
