import type { KeyObject } from 'node:crypto'
import type { Level } from '@foyer/protocol/machines/identity'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The signer of a three-layer call whose checks have all passed. */
export interface Caller {
  readonly level: Level
  /** the visitor code of a tourist; the userCode of a person */
  readonly sub: string
  readonly sid: string
  readonly jti: string
  /** a key object, since node:crypto takes four times as long with bytes */
  readonly appKey: KeyObject
  /** true only on a route that also answers ended sessions */
  readonly revoked: boolean
}

const proved = Symbol('caller')

declare module 'fastify' {
  interface FastifyRequest {
    /** set by `signed`; reading it on another route is a bug and throws */
    caller: Caller
    [proved]: Caller | null
  }
}

/** The signer of a call; undefined without a valid signature. */
export const callerOf = (request: FastifyRequest): Caller | undefined => request[proved] ?? undefined

/** Defines `request.caller`. A property that is added later would slow down every access to the request. */
export const decorateCaller = (app: FastifyInstance): void => {
  app.decorateRequest(proved, null)
  app.decorateRequest('caller', {
    getter() {
      const caller = this[proved]
      if (!caller) throw new Error('this route is not signed, so its caller is unknown')
      return caller
    },
    setter(caller: Caller) {
      this[proved] = caller
    },
  })
}
