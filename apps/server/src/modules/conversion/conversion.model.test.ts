import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { setRemaining } from '../../engine/stock.ts'
import { drain } from '../../jobs/work.ts'
import { testApp } from '../../testing/context.ts'
import { partnerOrderJob } from '../partners/jobs.ts'
import { expireHolds } from './expire-holds.ts'
import { booksOf, exchange, remainingOf } from './testing.ts'

const { app, context, clock } = await testApp()
const { db } = context
const { member } = exchange(app, context)
const minute = 60_000

/** Costs and limits, stated independently of the code. */
const offers = {
  coffee: { cost: 120, limit: 2, isConfirmed: false },
  'book-voucher': { cost: 200, limit: 1, isConfirmed: true },
} as const
type Offer = keyof typeof offers
const offerCodes = Object.keys(offers) as Offer[]

interface Act<Name extends string> {
  readonly do: Name
  readonly offer: Offer
  readonly isRepeated: boolean
}
type Step =
  | Act<'hold'>
  | Act<'commit'>
  | Act<'release'>
  | { readonly do: 'pass'; readonly minutes: number }
  | { readonly do: 'partner'; readonly refuses: boolean }
  | { readonly do: 'dry'; readonly isDry: boolean }

const offer = fc.constantFrom(...offerCodes)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('hold' as const), offer, isRepeated: fc.boolean() }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('commit' as const), offer, isRepeated: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('release' as const), offer, isRepeated: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pass' as const), minutes: fc.constantFrom(4, 10) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('partner' as const), refuses: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('dry' as const), isDry: fc.boolean() }) },
)

/** The state of the model of one person. */
interface State {
  points: number
  minute: number
  /** minute in which each hold was made */
  readonly held: Map<Offer, number>
  /** conversions that did not fail */
  conversions: Record<Offer, number>
  pending: number
  isDry: boolean
}

const run = async (steps: readonly Step[]) => {
  clock.moveBusiness(0)
  const person = await member()
  const [{ id: personId }] = await db<[{ id: number }]>`select max(id)::int as id from persons`
  const before = { coffee: await remainingOf(db, 'coffee'), 'book-voucher': await remainingOf(db, 'book-voucher') }
  const state: State = {
    points: 600,
    minute: 0,
    held: new Map(),
    conversions: { coffee: 0, 'book-voucher': 0 },
    pending: 0,
    isDry: false,
  }
  let burnt = 0
  const holds = new Map<Offer, string>()
  /** conversion of each committed hold */
  const converted = new Map<string, string>()

  /** Sends a call, twice with one key if repeated, and checks that both answers are the same. */
  const send = async (name: string, body: object, isRepeated: boolean) => {
    const keyed = { key: randomUUID(), ...body }
    const reply = await person.call(name, keyed)
    if (isRepeated && reply.status === 0) expect(await person.call(name, keyed)).toEqual(reply)
    return reply
  }

  const rules: { [D in Step['do']]: (now: Extract<Step, { do: D }>) => Promise<void> } = {
    hold: async ({ offer, isRepeated }) => {
      const { cost, limit } = offers[offer]
      const body = { offer, termsVersion: 1, consents: ['partner_mobile'] }
      const reply = await send('hold', body, isRepeated)
      if (!state.held.has(offer) && state.conversions[offer] >= limit)
        return expect(reply.reason).toBe('already_granted')
      if (!state.held.has(offer) && state.points < cost) return expect(reply.reason).toBe('points_short')
      expect(reply.status).toBe(0)
      if (state.held.has(offer)) return expect(reply.data.hold.id).toBe(holds.get(offer))
      state.points -= cost
      state.held.set(offer, state.minute)
      holds.set(offer, reply.data.hold.id)
    },
    commit: async ({ offer, isRepeated }) => {
      const hold = holds.get(offer)
      if (!hold) return
      const { cost, isConfirmed } = offers[offer]
      const isLive = state.held.has(offer)
      const reply = await send('commit', { hold }, isRepeated)
      // a hold that was committed before returns its conversion; a hold that ended otherwise is refused
      const known = reply.data?.conversion.id ?? reply.reason
      if (!isLive) return expect(known).toBe(converted.get(hold) ?? 'hold_expired')
      state.held.delete(offer)
      converted.set(hold, reply.data.conversion.id)
      const { status } = reply.data.conversion
      if (isConfirmed) {
        expect(status).toBe('pending')
        state.conversions[offer]++
        state.pending++
      } else if (state.isDry) {
        expect(status).toBe('failed')
        state.points += cost
        burnt++
      } else {
        expect(status).toBe('succeeded')
        state.conversions[offer]++
      }
    },
    release: async ({ offer, isRepeated }) => {
      const hold = holds.get(offer)
      if (!hold) return
      const reply = await send('release', { hold }, isRepeated)
      expect(reply.status).toBe(0)
      if (!state.held.has(offer)) return
      expect(reply.data.hold.status).toBe('released')
      state.held.delete(offer)
      state.points += offers[offer].cost
    },
    pass: async ({ minutes }) => {
      state.minute += minutes
      clock.moveBusiness(state.minute * minute)
      await expireHolds(context)
      for (const [offer, since] of state.held) {
        if (state.minute - since < 10) continue
        state.held.delete(offer)
        state.points += offers[offer].cost
      }
    },
    partner: async ({ refuses }) => {
      await db`update sandbox_settings set partners_refusing = ${refuses ? ['tidal-books'] : []}`
      await drain(context, partnerOrderJob)
      if (refuses) {
        state.points += state.pending * offers['book-voucher'].cost
        state.conversions['book-voucher'] -= state.pending
      }
      state.pending = 0
    },
    dry: async ({ isDry }) => {
      state.isDry = isDry
      if (isDry)
        await db`update voucher_codes set granted_at = to_timestamp(0) where item = 'coffee' and granted_at is null`
      else await db`update voucher_codes set granted_at = null where granted_at = to_timestamp(0)`
    },
  }

  for (const now of steps) {
    await (rules[now.do] as (step: Step) => Promise<void>)(now)
    const held = [...state.held.keys()].reduce((sum, code) => sum + offers[code].cost, 0)
    expect(await person.balance()).toEqual({ available: state.points, held })
    const books = await booksOf(db, personId)
    expect(books).toEqual({ earned: 600, person: state.points, held, spent: 600 - state.points - held })
  }
  for (const code of offerCodes) {
    const live = state.held.has(code) ? 1 : 0
    const gone = state.conversions[code] + live + (code === 'coffee' ? burnt : 0)
    expect(await remainingOf(db, code)).toBe(before[code] - gone)
  }
  // the next run begins without open holds
  await rules.dry({ do: 'dry', isDry: false })
  await rules.partner({ do: 'partner', refuses: false })
  clock.moveBusiness((state.minute + 20) * minute)
  await expireHolds(context)
  for (const code of offerCodes) await setRemaining(db, 488, code, 60)
}

test('R12 R14 Any sequence of holds and conversions, repeated, expired, refused or without codes, neither loses nor creates points', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), (steps) => run(steps)),
    { numRuns: 30 },
  )
}, 240_000)
