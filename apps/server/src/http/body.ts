import { gatewayContentType } from '@foyer/protocol/signing/headers'
import type { FastifyInstance } from 'fastify'
import { readJson } from './json.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** the received bytes of the body, which the signature covers; null without a body */
    rawBody: Buffer | null
  }
}

/** Parses JSON bodies of both content types and stores their bytes for the signature check. An empty body is `{}`. */
export const storeRawBody = (app: FastifyInstance): void => {
  app.decorateRequest('rawBody', null)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>(
    ['application/json', gatewayContentType],
    { parseAs: 'buffer' },
    (request, body, done) => {
      request.rawBody = body
      try {
        done(null, body.length === 0 ? {} : readJson(body))
      } catch (error) {
        done(error as Error)
      }
    },
  )
}
