import type { LoadClass } from '@foyer/api/endpoints/endpoint'
import { classBounds } from '../../apps/server/src/http/admission/bounds.ts'
import { createLimit } from '../../apps/server/src/http/admission/limit.ts'
import { createPressure } from '../../apps/server/src/http/admission/pressure.ts'
import { createQueues } from '../../apps/server/src/http/admission/queues.ts'
import type { Agenda } from './agenda.ts'
import type { Call, Costs } from './costs.ts'
import { Work } from './work.ts'

const classOf: Readonly<Record<Call, LoadClass>> = { claim: 'claim', enter: 'read', read: 'read', look: 'claim' }
/** Transactions that a process runs at the same time: 70 % of its pool of ten connections. */
const connections = 7

/** What all machines share. */
export interface Shared {
  readonly agenda: Agenda
  readonly costs: Costs
  readonly database: Work
  /** the transactions that give numbers in the waiting room, one after the other */
  readonly numbering: Work
  readonly random: () => number
  /** reports that a bound acts */
  readonly acts: (bound: string) => void
}

/** How a call ends. */
export interface Outcome {
  served(): void
  /** @param retryAfter seconds */
  refused(retryAfter: number): void
}

/**
 * A process on a core of its own, with the admission of the server: its queues, limit and pressure run on the clock of
 * the simulation. Only the work itself is simulated: it uses the core and the database in the order in which it begins.
 */
export class Machine {
  readonly #shared: Shared
  readonly #core: Work
  readonly #queues
  readonly #limit
  readonly #pressures
  /** when the latest transactions end, as many as the pool has connections */
  readonly #ends: number[] = []
  #arrivals: (() => void)[] = []
  #isNumbering = false
  /** milliseconds of admitted calls from their arrival to their end */
  readonly took: number[] = []

  constructor(shared: Shared) {
    this.#shared = shared
    const { agenda, random } = shared
    const clock = () => agenda.now
    this.#core = new Work(agenda, 1)
    this.#limit = createLimit(
      () => new Promise<void>((resolve) => void agenda.at(this.#freeConnection(), resolve)),
      clock,
    )
    this.#queues = createQueues(this.#limit.current, this.#limit.reached, clock, classBounds, (after, act) =>
      agenda.at(agenda.now + after, act),
    )
    this.#pressures = { claim: createPressure(clock, random), read: createPressure(clock, random) }
  }

  call(call: Call, outcome: Outcome): void {
    const { agenda, acts } = this.#shared
    const arrivedAt = agenda.now
    const of = classOf[call]
    const pressure = this.#pressures[of === 'claim' ? 'claim' : 'read']
    const refuse = (): void => {
      acts(`queue of ${of}`)
      pressure.count(false)
      const at = this.#core.add(this.#shared.costs.refusal)
      const retryAfter = pressure.retryAfter()
      agenda.at(at, () => outcome.refused(retryAfter))
    }
    if (this.#queues.isFull(of)) {
      this.#limit.reached()
      refuse()
      return
    }
    const leave = this.#queues.enter(of, {
      begin: () => {
        pressure.count(true)
        // `leave` does not exist yet if the call begins at once
        agenda.at(agenda.now, () => this.#run(call, end))
      },
      refuse,
    })
    const end = (): void => {
      leave?.()
      this.took.push(agenda.now - arrivedAt)
      outcome.served()
    }
  }

  #run(call: Call, end: () => void): void {
    const { agenda, costs, database, acts } = this.#shared
    const cost = costs.calls[call]
    const core = this.#core.add(cost.process)
    if (this.#core.backlog > 500) acts('core of a process')
    if (cost.database === 0) {
      agenda.at(core, end)
      return
    }
    const stored = Math.max(core, database.add(cost.database))
    if (database.backlog > 500) acts('cores of the database')
    this.#ends.push(stored)
    if (this.#ends.length > connections) this.#ends.shift()
    agenda.at(stored, call === 'enter' ? () => this.#number(end) : end)
  }

  /** Gives numbers to all arrivals since the last transaction. */
  #number(end: () => void): void {
    this.#arrivals.push(end)
    if (!this.#isNumbering) this.#numberAll()
  }

  #numberAll(): void {
    const { agenda, numbering, costs, acts } = this.#shared
    this.#isNumbering = true
    const all = this.#arrivals.splice(0)
    agenda.at(numbering.add(costs.numbering), () => {
      for (const end of all) end()
      this.#isNumbering = false
      if (this.#arrivals.length > 0) this.#numberAll()
    })
    if (numbering.backlog > 500) acts('numbers of the waiting room')
  }

  /** When a transaction that begins now gets a connection. */
  #freeConnection(): number {
    const { now } = this.#shared.agenda
    const core = now + this.#core.backlog
    return this.#ends.length < connections ? core : Math.max(core, this.#ends[0] ?? now)
  }
}
