import { randomUUID } from 'node:crypto'
import type { JoinRequest } from '@foyer/api/activities'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { setRemaining } from '../../engine/stock.ts'
import { testApp } from '../../testing/context.ts'
import { mobileHash } from '../identity/persons.ts'
import { day, declare, newcomers, publish } from './testing.ts'

const { app, context, clock } = await testApp()
/** Another process on the same database. */
const { app: other } = await testApp(context)
const { db } = context
const someone = newcomers(app, context)

interface Join {
  readonly person: 0 | 1 | 2
  readonly key: 0 | 1 | 2
  readonly residence: 'hong_kong' | 'mainland' | undefined
  /** of the newest terms, or of the terms before them */
  readonly terms: 'new' | 'old'
}

type Step =
  | { readonly do: 'join'; readonly join: Join }
  /** two concurrent calls through two servers */
  | { readonly do: 'race'; readonly joins: readonly [Join, Join] }
  | { readonly do: 'stock'; readonly remaining: number }
  | { readonly do: 'clock'; readonly open: boolean }
  | { readonly do: 'publish' }

const join: fc.Arbitrary<Join> = fc.record({
  person: fc.constantFrom(0, 1, 2),
  key: fc.constantFrom(0, 1, 2),
  residence: fc.oneof(
    { weight: 5, arbitrary: fc.constant('hong_kong' as const) },
    { weight: 1, arbitrary: fc.constantFrom('mainland' as const, undefined) },
  ),
  terms: fc.oneof(
    { weight: 5, arbitrary: fc.constant('new' as const) },
    { weight: 1, arbitrary: fc.constant('old' as const) },
  ),
})

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('join' as const), join }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('race' as const), joins: fc.tuple(join, join) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('stock' as const), remaining: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('clock' as const), open: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('publish' as const) }) },
)

/** The state of the model. Every call produces a new one. */
interface State {
  readonly open: boolean
  readonly version: number
  readonly remaining: number
  readonly joined: readonly number[]
  readonly declared: Readonly<Record<number, string>>
  /** the hash-relevant request of each key that joined a person */
  readonly keys: Readonly<Record<string, string>>
}

const requestOf = ({ residence, terms }: Join, version: number) => ({
  termsVersion: terms === 'new' ? version : version - 1,
  residence,
})

/** The model: the expected outcome of a call, and the state after it. */
const rule = (state: State, call: Join): [outcome: string, after: State] => {
  const { person, residence, terms } = call
  const name = `${person} ${call.key}`
  const request = JSON.stringify(requestOf(call, state.version))
  const stored = state.keys[name]
  if (stored !== undefined) return [stored === request ? 'ok' : 'key_reused', state]
  if (state.joined.includes(person)) return ['ok', state]
  if (state.declared[person] === 'mainland') return ['activity_mainland', state]
  if (!state.open) return ['activity_ended', state]
  if (state.remaining === 0) return ['activity_sold_out', state]
  if (terms === 'old') return ['terms_outdated', state]
  const lives = state.declared[person] ?? residence
  if (lives === undefined) return ['residence_needed', state]
  const declared = { ...state.declared, [person]: lives }
  if (lives === 'mainland') return ['activity_mainland', { ...state, declared }]
  const keys = { ...state.keys, [name]: request }
  return ['ok', { ...state, keys, declared, joined: [...state.joined, person], remaining: state.remaining - 1 }]
}

let last = 900
const run = async (steps: readonly Step[]) => {
  last++
  const number = last
  clock.moveBusiness(0)
  await declare(context, number, { mainland: 'notice' })
  await publish(context, number)
  await publish(context, number)
  await setRemaining(db, number, '', 2)
  const persons = [await someone(), await someone(), await someone()]
  const keys = [randomUUID(), randomUUID(), randomUUID()]
  let state: State = { open: true, version: 2, remaining: 2, joined: [], declared: {}, keys: {} }
  /** the reply first returned for a person's key, and each person's reference */
  const bytes = new Map<string, string>()
  const references = new Map<number, string>()

  const send = async (call: Join, server: typeof app) => {
    const { from, as } = persons[call.person]!
    const body: JoinRequest = { key: keys[call.key]!, ...requestOf(call, state.version) }
    const reply = await server.inject(from.sign(`/api/user/${number}/join`, body, as))
    return { text: reply.body, data: reply.json().data, outcome: String(reply.json().reason ?? 'ok') }
  }
  /** Checks that a person always has one reference. */
  const checkReference = ({ person }: Join, { outcome, data }: Awaited<ReturnType<typeof send>>) => {
    if (outcome !== 'ok') return
    expect(data.participation.reference).toBe(references.get(person) ?? data.participation.reference)
    references.set(person, data.participation.reference)
  }
  /** Checks that a key that joined always returns one reply. Call it after the state includes the call. */
  const checkBytes = ({ person, key }: Join, { outcome, text }: Awaited<ReturnType<typeof send>>) => {
    const name = `${person} ${key}`
    if (outcome !== 'ok' || state.keys[name] === undefined) return
    expect(text).toBe(bytes.get(name) ?? text)
    bytes.set(name, text)
  }
  /** The keys that joined a person, as the model has them and as the server stores them. */
  const keysIn = ({ keys: names }: State) =>
    Object.keys(names).map((name) => {
      const [person, key] = name.split(' ').map(Number)
      return `${references.get(person ?? 0)} ${keys[key ?? 0]}`
    })
  const storedKeys = async () => {
    const rows = await db<{ name: string }[]>`
      select (reply #>> '{participation,reference}') || ' ' || key as name from idempotency_keys where key = any (${keys})`
    return rows.map(({ name }) => name)
  }
  /**
   * Someone whose last item another one took at the same moment had passed the gate. The residence that they stated is
   * stored then, but not if they only found the stock empty.
   */
  const learnResidence = async ({ person, residence }: Join) => {
    const hash = mobileHash(context.secrets, persons[person]?.mobile ?? '')
    const [row] = await db<
      { stored: string | null }[]
    >`select residence as stored from persons where mobile_hash = ${hash}`
    const { [person]: declared = residence } = state.declared
    if (row?.stored === null) return expect(state.declared[person]).toBeUndefined()
    expect(row?.stored).toBe(declared)
    state = { ...state, declared: { ...state.declared, [person]: String(declared) } }
  }
  const race = async (joins: readonly [Join, Join]) => {
    const replies = await Promise.all([send(joins[0], app), send(joins[1], other)])
    for (const n of [0, 1] as const) checkReference(joins[n], replies[n])
    const seen = [...replies.map(({ outcome }) => outcome), ...(await storedKeys()).sort()]
    // equivalent to one of the two sequential orders
    const orders = [[0, 1] as const, [1, 0] as const].map(([first, second]) => {
      const [one, between] = rule(state, joins[first])
      const [two, after] = rule(between, joins[second])
      return { seen: [...(first === 0 ? [one, two] : [two, one]), ...keysIn(after).sort()], after }
    })
    expect(orders.map((order) => order.seen)).toContainEqual(seen)
    state = orders.find((order) => order.seen.join() === seen.join())?.after ?? state
    for (const n of [0, 1] as const) checkBytes(joins[n], replies[n])
    for (const n of [0, 1] as const) if (replies[n].outcome === 'activity_sold_out') await learnResidence(joins[n])
  }

  for (const now of steps) {
    if (now.do === 'join') {
      const reply = await send(now.join, app)
      const [outcome, after] = rule(state, now.join)
      expect(reply.outcome).toBe(outcome)
      state = after
      checkReference(now.join, reply)
      checkBytes(now.join, reply)
    }
    if (now.do === 'race') await race(now.joins)
    if (now.do === 'stock') {
      await setRemaining(db, number, '', now.remaining)
      state = { ...state, remaining: now.remaining }
    }
    if (now.do === 'clock') {
      clock.moveBusiness(now.open ? 0 : 3 * day)
      state = { ...state, open: now.open }
    }
    if (now.do === 'publish') {
      await publish(context, number)
      state = { ...state, version: state.version + 1 }
    }
    const [counts] = await db`
      select remaining, total - remaining as given,
        (select count(*) from participations where activity = ${number}) as joined
      from activity_stock where activity = ${number}`
    const joined = state.joined.length
    expect(counts).toEqual({ remaining: state.remaining, given: joined, joined })
  }
  expect(new Set(references.values()).size).toBe(references.size)
}

test('N13 Sequential, repeated and concurrent joins follow the model: one reply per key, one participation per person, and no overselling', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 20 }), (steps) => run(steps)),
    { numRuns: 50 },
  )
}, 120_000)
