import { shareOf } from '../../apps/server/src/modules/activities/waiting/holder.ts'
import { firstBehind, type Place, placeAt, type Room } from '../../apps/server/src/modules/activities/waiting/place.ts'
import { Agenda } from './agenda.ts'
import type { Costs } from './costs.ts'
import { Machine, type Shared } from './machine.ts'
import { seeded } from './random.ts'
import { Work } from './work.ts'

export interface Campaign {
  readonly persons: number
  /** the share of them who have a place before the start */
  readonly early: number
  /** milliseconds after the start that are simulated */
  readonly time: number
  /** persons whom the room admits a second */
  readonly rate: number
  readonly stock: number
  /** processes, each on a core of its own */
  readonly machines: number
  readonly databaseCores: number
  readonly seed: number
  readonly costs: Costs
}

/** Where a person stands at the end. */
/** `refused`: came, and has no place yet because of refusals. */
export const states = ['absent', 'refused', 'placed', 'admitted', 'joined', 'sold_out'] as const
const [absent, loading, placed, admitted, joined, soldOut] = [0, 1, 2, 3, 4, 5]

export interface Result {
  /** persons by their state at the end */
  readonly persons: Readonly<Record<(typeof states)[number], number>>
  readonly served: number
  readonly refused: number
  /** milliseconds of served calls */
  readonly took: Float64Array
  /** milliseconds from the arrival of those who have a place to the turn that the room expects, in order */
  readonly waits: Float64Array
  /** share of the early persons who are admitted by the end, by tenths of their arrival before the start */
  readonly admittedByArrival: readonly number[]
  /** tries until a late person had a place; the last element also counts those with more */
  readonly tries: readonly number[]
  /** the first moment of each bound that acted, in milliseconds after the start */
  readonly bounds: ReadonlyMap<string, number>
  /** share of the time that all processes, and the database, worked */
  readonly busy: { readonly database: number }
}

/** Milliseconds before the start at which the simulation begins, so that the looks of early persons are spread. */
const lead = 10_000
/** mean of milliseconds after the start at which a late person opens the page */
const meanDelay = 15_000
/** milliseconds that a person needs to press the button */
const reaction = 2_000
const mostTries = 9

/**
 * Simulates the first minutes of a campaign without real time. Persons, their phones and the work of calls are models;
 * the admission of calls and the rules of the waiting room are those of the server.
 */
export const simulate = async (campaign: Campaign): Promise<Result> => {
  const { persons, early, time, rate, stock, machines: count, databaseCores, seed, costs } = campaign
  const random = seeded(seed)
  const agenda = new Agenda(lead + time)
  const bounds = new Map<string, number>()
  const acts = (bound: string): void => {
    if (!bounds.has(bound)) bounds.set(bound, agenda.now - lead)
  }
  const database = new Work(agenda, databaseCores)
  const shared: Shared = { agenda, costs, database, numbering: new Work(agenda, 1), random, acts }
  const machines = Array.from({ length: count }, () => new Machine(shared))

  const earlyCount = Math.round(persons * early)
  let [left, next, served, refused] = [stock, 0, 0, 0]
  const room: Room & { isSoldOut: boolean } = {
    activity: 1,
    id: '00000000-0000-4000-8000-000000000000',
    seed: Buffer.alloc(32, seed),
    opensAt: 0,
    startsAt: lead,
    endsAt: lead + 86_400_000,
    perSecond: rate,
    admittedBefore: 0,
    rateSince: 0,
    admittedFor: 600_000,
    early: earlyCount,
    isSoldOut: false,
  }
  const state = new Uint8Array(persons)
  const tries = new Uint8Array(persons)
  const arrival = new Float64Array(persons)
  /** the share of an early person, or the number of a late one */
  const position = new Float64Array(persons)
  const placeOf = (person: number): Place =>
    person < earlyCount ? { share: position[person] ?? 0 } : { behind: position[person] ?? 0 }
  const holder = Buffer.alloc(32)
  for (let person = 0; person < persons; person++) {
    if (person < earlyCount) {
      holder.writeUInt32LE(person)
      position[person] = shareOf(room.seed, holder)
      state[person] = placed
      // within the half hour before the start; the phone has looked since, and its next look lies anywhere in its pause
      arrival[person] = lead - random() * 1_800_000
      const pause = placeAt(room, placeOf(person), Math.max(0, arrival[person] ?? 0)).lookAgainIn * 1_000
      agenda.personAt(Math.max(0, arrival[person] ?? 0) + random() * pause, person)
    } else {
      arrival[person] = lead - Math.log(1 - random()) * meanDelay
      agenda.personAt(arrival[person] ?? 0, person)
    }
  }

  const again = (person: number, seconds: number): void =>
    agenda.personAt(agenda.now + seconds * 1_000 * (1 + random() / 4), person)
  const calls = (person: number, call: 'read' | 'enter' | 'look' | 'claim', then: () => void): void => {
    const machine = machines[Math.floor(random() * count)]
    machine?.call(call, {
      served: () => {
        served++
        then()
      },
      refused: (retryAfter) => {
        refused++
        again(person, retryAfter)
      },
    })
  }
  const look = (person: number): void => {
    const { state: seen, lookAgainIn } = placeAt(room, placeOf(person), agenda.now)
    if (seen === 'admitted') {
      state[person] = admitted
      agenda.personAt(agenda.now + reaction * (0.5 + random()), person)
    } else if (seen === 'sold_out') state[person] = soldOut
    else again(person, lookAgainIn)
  }
  const enter = (person: number): void => {
    position[person] = next = Math.max(firstBehind(room, agenda.now), next)
    next++
    state[person] = placed
    look(person)
  }
  const join = (person: number): void => {
    if (left > 0) left--
    else room.isSoldOut = true
    state[person] = room.isSoldOut ? soldOut : joined
    if (left === 0) room.isSoldOut = true
  }
  await agenda.run((person) => {
    const at = state[person]
    if (at === absent) {
      tries[person] = Math.min(mostTries, (tries[person] ?? 0) + 1)
      calls(person, 'read', () => {
        state[person] = loading
        agenda.personAt(agenda.now, person)
      })
    } else if (at === loading) {
      tries[person] = Math.min(mostTries, (tries[person] ?? 0) + 1)
      calls(person, 'enter', () => enter(person))
    } else if (at === placed) calls(person, 'look', () => look(person))
    else if (at === admitted) calls(person, 'claim', () => join(person))
  })

  const numbers = Object.fromEntries(states.map((name) => [name, 0])) as Record<(typeof states)[number], number>
  const waits = new Float64Array(persons)
  let waiting = 0
  const byArrival = Array.from({ length: 10 }, () => ({ all: 0, admitted: 0 }))
  const triesOf = Array.from({ length: mostTries + 1 }, () => 0)
  for (let person = 0; person < persons; person++) {
    const name = states[state[person] === absent && (tries[person] ?? 0) > 0 ? loading : (state[person] ?? 0)]
    if (name) numbers[name]++
    if ((state[person] ?? 0) < placed) continue
    const place = placeAt({ ...room, isSoldOut: false }, placeOf(person), agenda.end)
    const turn = place.expectedAt ?? (place.admittedUntil ?? agenda.end) - room.admittedFor
    waits[waiting++] = Math.max(0, turn - (arrival[person] ?? 0))
    if (person >= earlyCount) triesOf[tries[person] ?? 0] = (triesOf[tries[person] ?? 0] ?? 0) + 1
    else {
      const tenth = byArrival[Math.min(9, Math.floor((lead - (arrival[person] ?? 0)) / 180_000))]
      if (!tenth) continue
      tenth.all++
      if (place.state !== 'waiting') tenth.admitted++
    }
  }
  return {
    persons: numbers,
    served,
    refused,
    took: new Float64Array(machines.flatMap(({ took }) => took)).sort(),
    waits: waits.subarray(0, waiting).sort(),
    admittedByArrival: byArrival.map(({ all, admitted: some }) => (all === 0 ? 0 : some / all)),
    tries: triesOf,
    bounds,
    busy: { database: database.done / databaseCores / agenda.end },
  }
}
