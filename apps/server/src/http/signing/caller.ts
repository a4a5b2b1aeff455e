import type { KeyObject } from 'node:crypto'
import type { Level } from '@foyer/contract/machines/identity'
import type { FastifyInstance } from 'fastify'

/** Who signed a three-layer call, once everything about it has been checked. */
export interface Caller {
  readonly level: Level
  /** visitor code of a tourist; a person's userCode above that */
  readonly sub: string
  readonly sid: string
  readonly jti: string
  /** a key object, since node:crypto takes four times as long with bytes */
  readonly appKey: KeyObject
  /** true only where a route answers ended sessions too */
  readonly revoked: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    /** set by `signed`; reading it on a route without that is a bug and throws */
    caller: Caller
  }
}

const unsigned = (): never => {
  throw new Error('this route is not signed, so nobody is known to call it')
}

export const decorateCaller = (app: FastifyInstance): void => {
  app.decorateRequest('caller', { getter: unsigned })
}
