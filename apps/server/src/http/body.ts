import { gatewayContentType } from '@foyer/contract/signing/headers'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refused } from './refused.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** the body's bytes as they came, which is what a signature covers */
    rawBody: Buffer
  }
}

const noBody = Buffer.alloc(0)

/** Parses JSON bodies of both content types and keeps their bytes for the signature check. An empty body is `{}`. */
export const keepRawBody = (app: FastifyInstance): void => {
  app.decorateRequest('rawBody', { getter: () => noBody })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    ['application/json', gatewayContentType],
    { parseAs: 'buffer' as const },
    async (request: FastifyRequest, body: Buffer) => {
      Object.defineProperty(request, 'rawBody', { value: body })
      if (body.length === 0) return {}
      try {
        return JSON.parse(body.toString('utf8'))
      } catch {
        throw new Refused('invalid_request', 'the body is not JSON')
      }
    },
  )
}
