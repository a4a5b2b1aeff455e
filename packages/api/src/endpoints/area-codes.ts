import { areaCodeFailure, areaCodeQuery, areaCodeReply } from '../area-codes.ts'
import { endpoints } from './endpoint.ts'

/** Search of countries and regions (N4). An invalid query gets the error form of this endpoint (C7). */
export const areaCodeEndpoints = endpoints({
  'GET /system/areaCode/aggregatedSearch': {
    host: 'opening',
    access: 'open',
    tag: 'area codes',
    summary: 'Countries and regions whose name, pinyin, calling code or ISO code matches; without text all of them',
    query: areaCodeQuery,
    reply: areaCodeReply,
    otherReplies: { 400: areaCodeFailure },
    // the list changes only with a release, and the often group only with a restart
    cache: 'public, max-age=300',
  },
})
