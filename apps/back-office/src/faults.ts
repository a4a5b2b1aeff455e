import { setTimeout as elapse } from 'node:timers/promises'

/** Faults of a connection or a machine, which a caller has to bear. */
export const outages = [
  'slow',
  'down',
  'busy',
  'answers_twice',
  'commits_and_resets',
  'commits_and_stalls',
  'loses_messages',
] as const

/** Breaches of the documents, which the contract test has to find. */
export const breaches = [
  'accepts_unsigned',
  'accepts_old_signatures',
  'accepts_changed_bodies',
  'ignores_keys',
  'answers_any_body_of_a_key',
  'leaves_out_a_field',
  'hides_suspended_accounts',
  'new_reference_each_time',
  'refuses_unknown_numbers',
  'refuses_unknown_accounts',
  'code_serves_twice',
  'lacks_a_template',
  'counts_reserved_as_available',
  'invents_empty_books',
  'mixes_values',
  'places_again',
  'changes_orders',
  'reconsiders_refusals',
  'places_absent_orders',
  'cancels_nothing',
  'shows_events_once',
  'skips_an_item',
  'accepts_any_cursor',
  'hides_corrections',
  'mixes_accounts',
  'ships_other_facts',
  'refuses_known_orders',
  'answers_an_expired_list',
  'new_version_each_time',
  'answers_any_version',
  'leaves_out_quotes',
  'claims_the_future',
  'mixes_bars',
  'mixes_depth',
] as const

const all = [...outages, ...breaches] as const
export type FaultName = (typeof all)[number]

export const isFaultName = (name: unknown): name is FaultName => all.includes(name as FaultName)

/** A fault that is on. */
export interface Fault {
  readonly fault: FaultName
  /** a system by its name; undefined for every system */
  readonly system?: string | undefined
  /** calls that it affects before it ends; undefined: until it is turned off */
  readonly times?: number | undefined
  /** milliseconds, of `slow` */
  readonly ms?: number | undefined
}

/** The faults that are on, and for how many more calls. */
export interface Faults {
  add(fault: Fault): void
  /** Turns off a fault, or all; calls that are slow then continue. */
  clear(fault?: FaultName): void
  list(): readonly Fault[]
  /** Whether a fault affects this call of a system; uses up one of its times. */
  hits(system: string, fault: FaultName): Fault | undefined
  /** Waits some milliseconds, at most until `slow` is turned off. */
  pause(ms: number): Promise<void>
}

export const createFaults = (): Faults => {
  let on: { fault: Fault; left: number }[] = []
  let off = new AbortController()
  return {
    add: (fault) => {
      on.push({ fault, left: fault.times ?? Number.POSITIVE_INFINITY })
    },
    clear: (name) => {
      on = on.filter(({ fault }) => name !== undefined && fault.fault !== name)
      if (name !== undefined && name !== 'slow') return
      off.abort()
      off = new AbortController()
    },
    pause: (ms) => elapse(ms, undefined, { signal: off.signal }).catch(() => undefined),
    list: () => on.map(({ fault }) => fault),
    hits: (system, name) => {
      const hit = on.find(({ fault }) => fault.fault === name && (fault.system ?? system) === system)
      if (!hit) return undefined
      hit.left--
      on = on.filter(({ left }) => left > 0)
      return hit.fault
    },
  }
}
