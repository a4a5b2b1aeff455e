import type { KeyObject } from 'node:crypto'
import type { Level } from '@foyer/contract/machines/identity'
import type { FastifyInstance, FastifyRequest } from 'fastify'

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

const proved = Symbol('caller')

declare module 'fastify' {
  interface FastifyRequest {
    /** set by `signed`; reading it on a route without that is a bug and throws */
    caller: Caller
    [proved]: Caller | null
  }
}

/** Who signed a call; undefined where nobody did, or not rightly. */
export const callerOf = (request: FastifyRequest): Caller | undefined => request[proved] ?? undefined

/** Makes the place of `request.caller`; a property defined later would slow every access to the request. */
export const decorateCaller = (app: FastifyInstance): void => {
  app.decorateRequest(proved, null)
  app.decorateRequest('caller', {
    getter() {
      const caller = this[proved]
      if (!caller) throw new Error('this route is not signed, so nobody is known to call it')
      return caller
    },
    setter(caller: Caller) {
      this[proved] = caller
    },
  })
}
