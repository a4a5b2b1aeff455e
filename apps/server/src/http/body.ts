import { gatewayContentType } from '@foyer/contract/signing/headers'
import type { FastifyInstance } from 'fastify'
import { readJson } from './json.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** the body's bytes as they came, which is what a signature covers; null where there are none */
    rawBody: Buffer | null
  }
}

/** Parses JSON bodies of both content types and keeps their bytes for the signature check. An empty body is `{}`. */
export const keepRawBody = (app: FastifyInstance): void => {
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
