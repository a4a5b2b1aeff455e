import { areaCodeEndpoints } from '@foyer/api/endpoints/area-codes'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { regions } from '../../regions/regions.ts'
import { searchIndex, searchRegions } from './search.ts'

/** Serves the search of countries and regions (N4). */
export const areaCodeRoutes = async (app: App, context: Context): Promise<void> => {
  const index = searchIndex(regions, context.environment.OFTEN_REGIONS)
  // an invalid query gets the error form of this endpoint (C7)
  app.setErrorHandler((error, request, reply) => {
    if (!hasZodFastifySchemaValidationErrors(error)) throw error
    request.log.info({ reason: 'invalid_request' }, 'refused')
    const msg = 'content must be one text of at most 64 characters'
    return reply.status(400).send({ code: 400, msg, reason: 'invalid_request', reference: request.id })
  })
  serve(app, context, areaCodeEndpoints, {
    'GET /system/areaCode/aggregatedSearch': async ({ query }) => ({
      code: 200 as const,
      data: searchRegions(index, query.content),
    }),
  })
}
