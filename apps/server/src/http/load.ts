import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, type Registry } from 'prom-client'
import { Refused } from './refused.ts'
import { whenOver } from './when-over.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `first`: served while ordinary calls are refused; `uncounted`: a probe, or a stream, which has bounds of its own */
    load?: 'first' | 'uncounted'
  }
}

export interface LoadBounds {
  /** calls under way in one process */
  readonly all: number
  /** of them, ordinary calls; the rest is left for calls of `first` */
  readonly ordinary: number
}

/** Some 300 signed reads a second and core: what is admitted is answered within about a second. */
export const loadBounds: LoadBounds = { all: 384, ordinary: 256 }

/** Seconds; spread out, so that the refused do not come back together. */
const retryAfter = (): number => 1 + Math.floor(Math.random() * 4)

/**
 * Refuses calls beyond what one process can answer in time, before any work is done for them (REL-3). Redeeming, claiming,
 * joining and signing in come before reading.
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
    help: 'Calls refused because too many were under way',
    registers,
  })
  new Gauge({
    name: 'foyer_http_requests_running',
    help: 'Calls under way in this process, streams and probes apart',
    registers,
    collect() {
      this.set(running)
    },
  })
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    const { load } = routeOptions.config
    if (load === 'uncounted') return
    if (running >= (load === 'first' ? all : ordinary)) {
      shed.inc()
      throw new Refused('unavailable', 'too many calls are under way', { retryAfter: retryAfter() })
    }
    running++
    whenOver(raw, reply.raw, () => running--)
  })
}
