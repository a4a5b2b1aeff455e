import { type LoadClass, loadClasses } from '@foyer/api/endpoints/endpoint'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { Limit } from './limit.ts'
import type { Queues } from './queues.ts'

export interface AdmissionMetrics {
  /** @param waited milliseconds */
  admitted(of: LoadClass, waited: number): void
  shed(of: LoadClass): void
  /** counts a refusal that Fastify does not see among the refusals by reason */
  refusedEarly(): void
}

/** The figures of the admission, by class. */
export const measureAdmission = (registry: Registry, queues: Queues, limit: Limit): AdmissionMetrics => {
  const registers = [registry]
  const labelNames = ['class'] as const
  const admitted = new Histogram({
    name: 'foyer_http_wait_seconds',
    help: 'Wait of admitted calls before they began; its count is the number of admitted calls',
    labelNames,
    buckets: [0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1],
    registers,
  })
  const shed = new Counter({
    name: 'foyer_http_shed_total',
    help: 'Calls refused because too many of their class waited',
    labelNames,
    registers,
  })
  // refusals come by the thousand, so the counter of each label is looked up once
  const shedOf = {
    redeem: shed.labels('redeem'),
    claim: shed.labels('claim'),
    signIn: shed.labels('signIn'),
    read: shed.labels('read'),
  }
  for (const of of loadClasses) shedOf[of].inc(0)
  let refusedEarly: { inc(): void } | undefined
  new Gauge({
    name: 'foyer_http_requests_running',
    help: 'Calls that run in this process, without streams and probes',
    labelNames,
    registers,
    collect() {
      for (const of of loadClasses) this.set({ class: of }, queues.running(of))
    },
  })
  new Gauge({
    name: 'foyer_http_requests_waiting',
    help: 'Calls that wait for a place in this process',
    labelNames,
    registers,
    collect() {
      for (const of of loadClasses) this.set({ class: of }, queues.waiting(of))
    },
  })
  new Gauge({
    name: 'foyer_http_requests_limit',
    help: 'Number of calls that may run at the same time, which follows the load',
    registers,
    collect() {
      this.set(limit.current())
    },
  })
  return {
    admitted: (of, waited) => admitted.observe({ class: of }, waited / 1000),
    shed: (of) => shedOf[of].inc(),
    refusedEarly: () => {
      if (!refusedEarly) {
        const refusals = registry.getSingleMetric('foyer_refusals_total')
        if (refusals instanceof Counter) refusedEarly = refusals.labels('unavailable')
      }
      refusedEarly?.inc()
    },
  }
}
