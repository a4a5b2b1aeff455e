import { setTimeout as wait } from 'node:timers/promises'
import { actorOf, type Signing } from './actor.ts'
import { callerOf, type Traffic, Unanswered } from './caller.ts'
import { applyOrCancel, type Client, openClient } from './client.ts'
import { type EventBooks, track } from './events.ts'
import { historyOf } from './history.ts'
import { booksOfPerson, claimMeal, convert, type Person, redeem, type Setting } from './person.ts'
import { randomOf } from './random.ts'
import { signIn } from './sign-in.ts'
import type { System } from './system.ts'
import { openTill } from './till.ts'

/** Everybody who called, with the answers that they received. */
export interface Everybody {
  readonly persons: Person[]
  readonly clients: Client[]
  readonly events: EventBooks
  /** persons who gave up signing in */
  gaveUp: number
  /** calls that were not answered long after the last fault, with their caller */
  readonly unanswered: Unanswered[]
}

interface Wanted {
  readonly seed: number
  readonly traffic: Traffic
  readonly signing: Signing
  readonly terms: Setting['terms']
  /** persons, and clients of the firm, who act at once */
  readonly atOnce: { readonly persons: number; readonly clients: number }
  readonly elapsed: () => number
  readonly isOver: () => boolean
}

/** Milliseconds between two acts of one actor. */
const longestThought = 150

/** Lets persons and clients of the firm act, one after the other in each place, until the time is over. */
export const beginTraffic = (system: System, wanted: Wanted): { everybody: Everybody; finished: Promise<void> } => {
  const { seed, traffic, signing, terms, atOnce, elapsed, isOver } = wanted
  const everybody: Everybody = {
    persons: [],
    clients: [],
    events: { sent: new Set(), confirmed: new Set() },
    gaveUp: 0,
    unanswered: [],
  }
  let addresses = 0
  const address = () => {
    addresses++
    return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
  }
  const newActor = (name: string) =>
    actorOf(traffic, signing, { history: historyOf(name, elapsed), random: randomOf(seed, name), address: address() })
  const tills = ['till 1', 'till 2', 'till 3'].map((name) =>
    openTill(
      callerOf(traffic, { history: historyOf(name, elapsed), random: randomOf(seed, name), address: address() }),
    ),
  )
  const setting = { terms, tills }

  const tracking = ({ actor }: Person) => track(actor, everybody.events)

  const person = async (name: string, mobileNo: string): Promise<void> => {
    const actor = newActor(name)
    const contradictions: string[] = []
    const session = await signIn(actor, mobileNo, system.office, () =>
      contradictions.push('the session ended, and only its owner renewed it'),
    )
    if (!session) {
      everybody.gaveUp++
      return
    }
    const one: Person = { actor, session, books: booksOfPerson(name), contradictions }
    everybody.persons.push(one)
    const { random } = actor
    for (let acts = random.int(3, 8); acts > 0 && !isOver(); acts--) {
      const act = random.of([claimMeal, convert, convert, redeem, redeem, tracking])
      await act(one, setting)
      await wait(random.int(0, longestThought))
    }
  }

  const client = async (name: string): Promise<void> => {
    const actor = newActor(name)
    const one = await system.withContext((context) => openClient(context, system.office, actor))
    everybody.clients.push(one)
    const { random } = actor
    for (let acts = random.int(2, 8); acts > 0 && !isOver(); acts--) {
      await applyOrCancel(one)
      await wait(random.int(0, 2 * longestThought))
    }
  }

  /** One place in the crowd: as soon as somebody has left, the next one comes. */
  const place = async (come: (nth: number) => Promise<void>): Promise<void> => {
    for (let nth = 0; !isOver(); nth++)
      try {
        await come(nth)
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error
        everybody.unanswered.push(error)
      }
  }
  const places = [
    ...Array.from({ length: atOnce.persons }, (_, at) =>
      place((nth) => person(`person ${at}-${nth}`, `66${String(at).padStart(2, '0')}${String(nth).padStart(4, '0')}`)),
    ),
    ...Array.from({ length: atOnce.clients }, (_, at) => place((nth) => client(`client ${at}-${nth}`))),
  ]
  return { everybody, finished: Promise.all(places).then(() => undefined) }
}
