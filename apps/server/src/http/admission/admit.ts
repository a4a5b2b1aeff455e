import { type LoadClass, loadClasses } from '@foyer/api/endpoints/endpoint'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { Refused } from '../../refused.ts'
import { whenOver } from '../when-over.ts'
import { type ClassBounds, classBounds } from './bounds.ts'
import { refuseEarly } from './early.ts'
import { createLimit, type Limit } from './limit.ts'
import { measureAdmission } from './metrics.ts'
import { createPressure } from './pressure.ts'
import { createQueues } from './queues.ts'
import { sampledRefusals } from './sampled-refusals.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** the class of the route, by default `read`; `uncounted` marks a probe, or a stream, which has limits of its own */
    load?: LoadClass | 'uncounted'
  }
}

/** The bounds of the admission. */
export interface Admission {
  readonly limit: Limit
  readonly classes: Readonly<Record<LoadClass, ClassBounds>>
}

const clock = (): number => performance.now()

/**
 * Admits calls by class before any work is begun (REL-3): a call runs, waits in the bounded queue of its class, or is
 * refused. A class whose queue is full refuses before Fastify sees the request. The place itself is only given after the body has
 * arrived, since otherwise a few hundred slow bodies would occupy every place. Both come before the check of the
 * signature, which costs processor time and a statement.
 *
 * @param probe uses what every call needs: the event loop and the database
 * @param origins other origins whose pages may read replies
 * @throws Refused `unavailable` with `retryAfter` in seconds, which grows with the load
 */
export const admitCalls = (
  app: FastifyInstance,
  registry: Registry,
  probe: () => Promise<unknown>,
  origins: readonly string[],
  { limit = createLimit(probe, clock), classes = classBounds }: Partial<Admission> = {},
): void => {
  const queues = createQueues(limit.current, limit.reached, clock, classes)
  const pressures = {
    redeem: createPressure(clock),
    claim: createPressure(clock),
    signIn: createPressure(clock),
    read: createPressure(clock),
  }
  const metrics = measureAdmission(registry, queues, limit)
  const early = {
    redeem: sampledRefusals(app.log, 'redeem'),
    claim: sampledRefusals(app.log, 'claim'),
    signIn: sampledRefusals(app.log, 'signIn'),
    read: sampledRefusals(app.log, 'read'),
  }
  /** Counts a refused call. @returns seconds after which its caller may try again */
  const shed = (of: LoadClass): number => {
    pressures[of].count(false)
    metrics.shed(of)
    return pressures[of].retryAfter()
  }
  const refusedFor = (of: LoadClass): Refused =>
    new Refused('unavailable', `too many calls of the class ${of} wait`, { retryAfter: shed(of) })
  const isFull = (of: LoadClass): boolean => {
    if (!queues.isFull(of)) return false
    limit.reached()
    return true
  }

  refuseEarly(
    app,
    (of) => {
      if (!isFull(of)) return undefined
      metrics.refusedEarly()
      return { reference: early[of].next(), retryAfter: shed(of) }
    },
    origins,
  )
  app.addHook('onClose', async () => {
    for (const of of loadClasses) early[of].flush()
  })
  app.addHook('onRequest', ({ routeOptions: { config } }, _reply, done) => {
    const { load = 'read' } = config
    done(load !== 'uncounted' && isFull(load) ? refusedFor(load) : undefined)
  })
  app.addHook('preValidation', ({ raw, routeOptions: { config } }, reply, done) => {
    const { load = 'read' } = config
    if (load === 'uncounted') return done()
    const leave = queues.enter(load, {
      begin: (waited) => {
        pressures[load].count(true)
        metrics.admitted(load, waited)
        done()
      },
      refuse: () => done(refusedFor(load)),
    })
    if (leave) whenOver(raw, reply.raw, leave)
  })
}
