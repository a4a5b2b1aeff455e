import { areaCodeFailure, areaCodeQuery, areaCodeReply } from '@foyer/contract/area-codes'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { tagReplies } from '../../http/etag.ts'
import { regions } from './regions.ts'
import { searchIndex, searchRegions } from './search.ts'

/** Public, unsigned replies. The list changes only with a release, and the often group only with a restart. */
const cacheControl = 'public, max-age=300'

/** Area code route (N4) on the account-opening host. An invalid query gets the error form of this endpoint (C7). */
export const areaCodeRoutes = async (app: App, context: Context): Promise<void> => {
  const index = searchIndex(regions, context.environment.OFTEN_REGIONS)
  tagReplies(app, cacheControl)
  app.get(
    '/system/areaCode/aggregatedSearch',
    {
      attachValidation: true,
      schema: {
        tags: ['area codes'],
        summary: 'Countries and regions whose name, pinyin, calling code or ISO code matches; without text all of them',
        querystring: areaCodeQuery,
        response: { 200: areaCodeReply, 400: areaCodeFailure },
      },
    },
    async (request, reply) => {
      if (request.validationError) {
        request.log.info({ reason: 'invalid_request' }, 'refused')
        const msg = 'content must be one text of at most 64 characters'
        return reply.status(400).send({ code: 400, msg, reason: 'invalid_request', reference: request.id })
      }
      return { code: 200 as const, data: searchRegions(index, request.query.content) }
    },
  )
}
