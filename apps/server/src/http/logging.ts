import type { FastifyLoggerOptions } from 'fastify'
import type { Environment } from '../config/environment.ts'

/**
 * Request logs without personal data: method, path without query, status, time and request id. No address, no header,
 * no body; a mobile number or code can stand in any of those.
 */
export const loggerOptions = (environment: Environment): FastifyLoggerOptions => ({
  level: environment.LOG_LEVEL,
  serializers: {
    req: (request: { method: string; url: string }) => ({ method: request.method, path: request.url.split('?')[0] }),
    res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
  },
})
