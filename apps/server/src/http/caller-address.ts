import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** network address of the caller, behind trusted proxies too; '' where the caller hung up before the first hook */
    callerAddress: string
  }
}

/**
 * Reads the address of each caller while the connection is open: `request.ip` is undefined once the caller hangs up, in the
 * middle of a call too.
 */
export const readCallerAddress = (app: FastifyInstance): void => {
  app.decorateRequest('callerAddress', '')
  app.addHook('onRequest', (request, _reply, done) => {
    const address: string | undefined = request.ip
    request.callerAddress = address ?? ''
    done()
  })
}
