import type { DeliveryAddress } from '@foyer/api/addresses'
import type { GiftStatus } from '@foyer/api/gifts'
import { giftStates, next } from '@foyer/protocol/machines/rewards'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { setRemaining } from '../../engine/stock.ts'
import { testApp } from '../../testing/context.ts'
import { giftFixture, hongKong, mainland } from './testing.ts'

const { app, context } = await testApp()
/** Another process on the same database. */
const { app: other } = await testApp(context)
const { db } = context
const { someone } = giftFixture(app, context)

const items = ['umbrella', 'flask'] as const
const places = { mainland, hong_kong: hongKong } as const satisfies Record<string, DeliveryAddress>
type Place = keyof typeof places

type Call =
  | { readonly do: 'choose' | 'item'; readonly item: (typeof items)[number]; readonly place: Place }
  | { readonly do: 'address'; readonly place: Place }
  | { readonly do: 'pack' | 'ship' | 'deliver' | 'return' }
type Step = { readonly who: 0 | 1; readonly calls: readonly [Call] | readonly [Call, Call] }

const call: fc.Arbitrary<Call> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('choose' as const, 'item' as const),
      item: fc.constantFrom(...items),
      place: fc.constantFrom('mainland' as const, 'hong_kong' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('address' as const), place: fc.constantFrom('mainland', 'hong_kong') }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('pack', 'ship', 'deliver', 'return') }) },
)
const step: fc.Arbitrary<Step> = fc.record({
  who: fc.constantFrom(0, 1),
  // one call, or two concurrent calls through two servers
  calls: fc.oneof({ weight: 3, arbitrary: fc.tuple(call) }, { weight: 1, arbitrary: fc.tuple(call, call) }),
})

interface Gift {
  readonly status: GiftStatus
  readonly item: string
  readonly place: Place
  readonly cameBack: boolean
}
/** The state of the model. Every call produces a new one. */
interface State {
  readonly gifts: readonly [Gift | undefined, Gift | undefined]
  readonly left: Readonly<Record<string, number>>
}

const withGift = (state: State, who: 0 | 1, gift: Gift, left = state.left): State => ({
  gifts: who === 0 ? [gift, state.gifts[1]] : [state.gifts[0], gift],
  left,
})
const moved = (left: State['left'], item: string, by: number) => ({ ...left, [item]: (left[item] ?? 0) + by })

/** The model: the expected outcome of a call, and the state after it. */
const rule = (state: State, who: 0 | 1, now: Call): [outcome: string, after: State] => {
  const gift = state.gifts[who]
  if (now.do === 'choose') {
    if (gift) return ['ok', state]
    if (state.left[now.item] === 0) return ['activity_sold_out', state]
    const chosen = { status: 'preparing', item: now.item, place: now.place, cameBack: false } as const
    return ['ok', withGift(state, who, chosen, moved(state.left, now.item, -1))]
  }
  if (!gift) return ['not_found', state]
  if (now.do === 'item') {
    if (gift.status !== 'preparing') return ['gift_packed', state]
    if (gift.item === now.item) return ['ok', state]
    if (state.left[now.item] === 0) return ['activity_sold_out', state]
    const left = moved(moved(state.left, gift.item, 1), now.item, -1)
    return ['ok', withGift(state, who, { ...gift, item: now.item }, left)]
  }
  if (now.do === 'address') {
    if (gift.status === 'packed' || gift.status === 'shipped') return ['gift_packed', state]
    if (gift.status === 'delivered') return ['reward_not_open', state]
    return ['ok', withGift(state, who, { ...gift, place: now.place, cameBack: false })]
  }
  const status = next(giftStates, gift.status, now.do)
  if (!status || (now.do === 'ship' && gift.cameBack)) return ['reward_not_open', state]
  return ['ok', withGift(state, who, { ...gift, status, cameBack: gift.cameBack || now.do === 'return' })]
}

const run = async (steps: readonly Step[]) => {
  const persons = [await someone(), await someone()] as const
  for (const item of items) await setRemaining(db, 493, item, 1)
  await setRemaining(db, 493, '', 9)
  let state: State = { gifts: [undefined, undefined], left: { umbrella: 1, flask: 1 } }

  const send = async (who: 0 | 1, now: Call, server: typeof app): Promise<string> => {
    const { from, as, mobile, body, status } = persons[who]
    const signed = (path: string, payload: object) => server.inject(from.sign(`/api/user/${path}`, payload, as))
    const { key, item, address } = body('item' in now ? { item: now.item, address: places[now.place] } : {})
    const answer = async () => {
      if (now.do === 'choose') return signed('493/gift', { ...body(), key, item, address })
      if (now.do === 'item') return signed('493/gift/item', { key, item })
      if (now.do === 'address') {
        const id = (await status()).gift?.id ?? key
        return signed('rewards/address', { key, id, address: places[now.place] })
      }
      return server.inject({ method: 'POST', url: '/dev/gifts', payload: { mobile, event: now.do } })
    }
    return (await answer()).json().reason ?? 'ok'
  }

  /** The visible state of gifts and stock. */
  const seen = async () => {
    const gifts = []
    for (const { status, addressOf } of persons) {
      const { gift } = await status()
      if (!gift) gifts.push('none')
      else {
        const { place } = (await addressOf(gift.id)).data.address
        gifts.push([gift.status, gift.code, place, gift.status === 'returned' && gift.addressNeeded].join())
      }
    }
    const rows = await db<{ stage: string; remaining: number }[]>`
      select stage, remaining from activity_stock where activity = 493 and stage = any (${[...items]})`
    return [...gifts, ...items.map((item) => rows.find(({ stage }) => stage === item)?.remaining)].join(' ')
  }
  const expected = ({ gifts, left }: State) =>
    [
      ...gifts.map((gift) =>
        gift ? [gift.status, gift.item, gift.place, gift.status === 'returned' && gift.cameBack].join() : 'none',
      ),
      ...items.map((item) => left[item]),
    ].join(' ')

  for (const { who, calls } of steps) {
    const [first, second] = calls
    if (!second) {
      const [outcome, after] = rule(state, who, first)
      expect(await send(who, first, app)).toBe(outcome)
      state = after
    } else {
      const outcomes = await Promise.all([send(who, first, app), send(who, second, other)])
      const found = [...outcomes, await seen()].join(' ')
      // equivalent to one of the two sequential orders
      const orders = [calls, [second, first] as const].map(([one, two], n) => {
        const [before, between] = rule(state, who, one)
        const [then, after] = rule(between, who, two as Call)
        return { found: [...(n === 0 ? [before, then] : [then, before]), expected(after)].join(' '), after }
      })
      expect(orders.map((order) => order.found)).toContain(found)
      state = orders.find((order) => order.found === found)?.after ?? state
    }
    expect(await seen()).toBe(expected(state))
  }
}

test('R17 Any sequential or concurrent calls of person and operator keep a gift consistent with its state machine, its stock and its last address', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), (steps) => run(steps)),
    { numRuns: 40 },
  )
}, 120_000)
