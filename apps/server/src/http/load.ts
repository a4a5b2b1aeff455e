import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, type Registry } from 'prom-client'
import { Refused } from '../refused.ts'
import { whenOver } from './when-over.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * `first`: served while ordinary calls are refused; `uncounted`: a probe, or a stream, which has limits of its own
     */
    load?: 'first' | 'uncounted'
  }
}

export interface LoadBounds {
  /** maximum number of calls in flight in one process */
  readonly all: number
  /** maximum number of ordinary calls in flight; the remainder is reserved for calls of `first` */
  readonly ordinary: number
}

/** A core serves about 300 signed reads a second, so an admitted call is answered within about a second. */
export const loadBounds: LoadBounds = { all: 384, ordinary: 256 }

/** Seconds, randomised so that refused clients do not return all at once. */
const retryAfter = (): number => 1 + Math.floor(Math.random() * 4)

/**
 * Refuses calls beyond the number that one process can answer in time, before it does any work but read their body
 * (REL-3).
 * Redeeming, claiming, joining and signing in take precedence over reading.
 *
 * @throws Refused `unavailable` with `retryAfter` in seconds
 */
export const shedLoad = (
  app: FastifyInstance,
  registry: Registry,
  { all, ordinary }: LoadBounds = loadBounds,
): void => {
  let running = 0
  const registers = [registry]
  const shed = new Counter({
    name: 'foyer_http_shed_total',
    help: 'Calls refused because too many were in flight',
    registers,
  })
  new Gauge({
    name: 'foyer_http_requests_running',
    help: 'Calls in flight in this process, without streams and probes',
    registers,
    collect() {
      this.set(running)
    },
  })
  // after the body has arrived: otherwise a few hundred slow bodies would occupy every place
  app.addHook('preValidation', ({ raw, routeOptions }, reply, done) => {
    const { load } = routeOptions.config
    if (load === 'uncounted') return done()
    if (running >= (load === 'first' ? all : ordinary)) {
      shed.inc()
      return done(new Refused('unavailable', 'too many calls are in flight', { retryAfter: retryAfter() }))
    }
    running++
    whenOver(raw, reply.raw, () => running--)
    done()
  })
}
