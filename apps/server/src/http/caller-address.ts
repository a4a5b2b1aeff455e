import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** network address of the caller, also behind trusted proxies; '' if the caller hung up before the first hook */
    callerAddress: string
  }
}

/**
 * Reads the caller's address while the connection is open, since `request.ip` is undefined once the caller hangs up.
 */
export const readCallerAddress = (app: FastifyInstance): void => {
  app.decorateRequest('callerAddress', '')
  app.addHook('onRequest', (request, _reply, done) => {
    const address: string | undefined = request.ip
    request.callerAddress = address ?? ''
    done()
  })
}
