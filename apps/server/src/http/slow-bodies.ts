import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { arrivedTooSlowly, endRefused } from './broken-request.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** the route limits the time of its bodies itself */
    readsSlowBodies?: boolean
  }
}

export interface BodyTimes {
  /** milliseconds within which a body has to be complete */
  readonly deadline: number
  /**
   * milliseconds for which the remainder of a refused body is read and discarded, so that the sender receives the
   * refusal
   */
  readonly grace: number
}

/** A call's body has at most 64 KiB, which the slowest phone sends within seconds. */
export const bodyTimes: BodyTimes = { deadline: 20_000, grace: 5_000 }

/** Whether a body is still arriving over a network. A request of `inject()` has no socket, and its body is complete. */
const isComing = ({ complete, headers, socket }: IncomingMessage): boolean =>
  !complete &&
  socket instanceof Socket &&
  ('transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0)

const unlessWhole = (raw: IncomingMessage, milliseconds: number, act: () => void): void => {
  const timer = setTimeout(() => raw.complete || raw.destroyed || act(), milliseconds).unref()
  raw.once('close', () => clearTimeout(timer))
}

/** Ends the connection of a refused request if the rest of its body does not arrive in time. */
export const destroyUnlessWhole = (raw: IncomingMessage, grace: number = bodyTimes.grace): void => {
  if (isComing(raw)) unlessWhole(raw, grace, () => raw.destroy())
}

/**
 * Ends connections that send a body too slowly or continue to send a refused one (SEC-3). Otherwise a sender could
 * occupy a connection without limit by sending one byte at a time.
 */
export const endSlowBodies = (app: FastifyInstance, { deadline, grace }: BodyTimes = bodyTimes): void => {
  app.addHook('preParsing', ({ raw, routeOptions, id: reference, server }, _reply, _payload, done) => {
    if (isComing(raw) && !routeOptions.config.readsSlowBodies)
      unlessWhole(raw, deadline, () => endRefused(raw.socket, arrivedTooSlowly('body'), { log: server.log, reference }))
    done()
  })
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    destroyUnlessWhole(raw, grace)
    done()
  })
}
