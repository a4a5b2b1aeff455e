import { Counter, Gauge, type Registry } from 'prom-client'
import type { SystemState } from './wire/caller.ts'

/** Registers the figures of the firm's systems as this process sees them (O1). */
export const measureSystems = (registry: Registry, states: readonly SystemState[]): void => {
  const registers = [registry]
  new Gauge({
    name: 'foyer_connector_up',
    help: '1 if the latest call to this system of the firm was answered, 0 if it is away',
    labelNames: ['system'],
    registers,
    collect() {
      for (const { system, isAway } of states) this.set({ system }, isAway() ? 0 : 1)
    },
  })
  new Counter({
    name: 'foyer_connector_calls_total',
    help: 'Calls to this system of the firm, by result',
    labelNames: ['system', 'result'],
    registers,
    collect() {
      this.reset()
      for (const { system, results } of states)
        for (const [result, count] of Object.entries(results)) this.inc({ system, result }, count)
    },
  })
  new Counter({
    name: 'foyer_connector_call_seconds_total',
    help: 'Duration of all calls to this system of the firm together',
    labelNames: ['system'],
    registers,
    collect() {
      this.reset()
      for (const { system, elapsed } of states) this.inc({ system }, elapsed() / 1000)
    },
  })
}
