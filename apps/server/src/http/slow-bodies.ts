import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { endRefused } from './broken-request.ts'
import { Refused } from './refused.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** the route limits the time of its bodies by itself */
    readsSlowBodies?: boolean
  }
}

export interface BodyTimes {
  /** milliseconds within which a body has to be whole */
  readonly deadline: number
  /** milliseconds for which the rest of a refused body is read and thrown away, so that the sender gets to see the refusal */
  readonly grace: number
}

/** Bodies of calls have 64 KiB at most; the slowest phone sends that in seconds. */
export const bodyTimes: BodyTimes = { deadline: 20_000, grace: 5_000 }

/** Whether a body is still to come over a network: what `inject()` makes has no socket, and its body is there at once. */
const isComing = ({ complete, headers, socket }: IncomingMessage): boolean =>
  !complete &&
  socket instanceof Socket &&
  ('transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0)

const unlessWhole = (raw: IncomingMessage, milliseconds: number, act: () => void): void => {
  const timer = setTimeout(() => raw.complete || raw.destroyed || act(), milliseconds).unref()
  raw.once('close', () => clearTimeout(timer))
}

/**
 * Ends connections that send a body too slowly, and those that go on sending one that was refused (SEC-3). A body that comes a
 * byte at a time would otherwise hold its connection for as long as its sender likes.
 */
export const endSlowBodies = (app: FastifyInstance, { deadline, grace }: BodyTimes = bodyTimes): void => {
  app.addHook('preParsing', async ({ raw, routeOptions, id: reference, server }) => {
    if (!isComing(raw) || routeOptions.config.readsSlowBodies) return
    unlessWhole(raw, deadline, () =>
      endRefused(raw.socket, new Refused('invalid_request', 'the body did not arrive in time'), {
        log: server.log,
        reference,
      }),
    )
  })
  app.addHook('onResponse', async ({ raw }) => {
    if (isComing(raw)) unlessWhole(raw, grace, () => raw.destroy())
  })
}
