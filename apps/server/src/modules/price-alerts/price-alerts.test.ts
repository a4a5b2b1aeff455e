import { mostPriceAlerts, type PriceAlertKind } from '@foyer/api/price-alert-limits'
import { type PriceAlertsReply, priceAlertsReply } from '@foyer/api/price-alerts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testTwoServers } from '../../testing/context.ts'
import { newcomers } from '../activities/testing.ts'
import { figuresOf, known, pricesBetween, readMarketConditions } from '../market/public.ts'
import { idOf } from '../privacy/testing.ts'
import { createEvaluation } from './evaluate.ts'

const { app, context, second, clock } = await testTwoServers()
const { db, clocks } = context
const someone = newcomers(app, context)
type Someone = Pick<Awaited<ReturnType<typeof someone>>, 'from' | 'as'>

const code = '99102'
const path = '/api/user/price-alerts'
const send = async ({ from, as }: Someone, act: '' | '/add' | '/remove', body: object = {}) =>
  (await from.post(`${path}${act}`, body, as)).json()
const list = async (person: Someone): Promise<PriceAlertsReply['alerts']> =>
  priceAlertsReply.parse((await send(person, '')).data).alerts
const add = (person: Someone, kind: PriceAlertKind, value: string, of = code) =>
  send(person, '/add', { code: of, kind, value })
const notices = async (person: Someone) =>
  (await person.from.post('/api/user/notices', {}, person.as)).json().data.notices as {
    kind: string
    facts: Record<string, unknown>
  }[]

const standAt = (moment: string) => clock.moveBusiness(Date.parse(`${moment}+08:00`) - clocks.wall())
const priceNow = async (of = code): Promise<{ price: number; previousClose: number }> => {
  const person = await someone()
  const signed = person.from.sign('/quote/market/quotes', { codes: [of] }, person.as)
  const reply = await person.from.send({ ...signed, headers: { ...signed.headers, 'message-type': 'quotes' } })
  const [quote] = reply.json().data.quotes
  return { price: Number(quote.price), previousClose: Number(quote.previousClose) }
}

/** Evaluates every twenty seconds until a price has reached an alert. */
const reach = async (run: () => Promise<number>): Promise<number> => {
  for (let seconds = 0; seconds < 20_000; seconds += 20) {
    clock.advance(20_000)
    const reached = await run()
    if (reached > 0) return reached
  }
  throw new Error('the price did not move')
}

beforeEach(async () => {
  await db`delete from price_alerts`
  standAt('2026-01-05T10:20')
})

describe('Price alerts', () => {
  test('a person sets alerts of four kinds and sees them on every device, the newest first', async () => {
    const person = await someone()
    const { price } = await priceNow()
    await add(person, 'above', (price + 100).toFixed(3))
    clock.advance(1_000)
    await add(person, 'below', '1')
    clock.advance(1_000)
    await add(person, 'percent_up', '99.5')
    clock.advance(1_000)
    await add(person, 'percent_down', '50')
    expect((await list(await person.elsewhere())).map(({ kind, value }) => [kind, value])).toEqual([
      ['percent_down', '50.00'],
      ['percent_up', '99.50'],
      ['below', '1.000'],
      ['above', (price + 100).toFixed(3)],
    ])
  })

  test('the same alert is set once, and a deleted one is gone', async () => {
    const person = await someone()
    await add(person, 'below', '1')
    await add(person, 'below', '1.000')
    const [alert, ...others] = await list(person)
    expect(others).toEqual([])
    await send(await someone(), '/remove', { id: alert?.id })
    expect(await list(person)).toHaveLength(1)
    await send(person, '/remove', { id: alert?.id })
    expect(await list(person)).toEqual([])
  })

  test('a person has at most twenty waiting alerts', async () => {
    const person = await someone()
    for (let nth = 1; nth <= mostPriceAlerts; nth++) await add(person, 'below', `0.0${String(nth).padStart(2, '0')}`)
    expect(await add(person, 'below', '0.5')).toMatchObject({ reason: 'price_alerts_full' })
    expect(await list(person)).toHaveLength(mostPriceAlerts)
  })

  test.each<[string, PriceAlertKind, string, string, string]>([
    ['a price that is there already', 'below', '100000', code, 'price_alert_reached'],
    ['a security that is not listed', 'above', '100000', '00000', 'not_found'],
    ['a limit of zero', 'below', '0', code, 'invalid_request'],
    ['a percentage above a hundred', 'percent_up', '101', code, 'invalid_request'],
    ['a limit that is no number', 'above', '1e9', code, 'invalid_request'],
  ])('an alert of %s is refused', async (_, kind, value, of, reason) => {
    const person = await someone()
    expect(await add(person, kind, value, of)).toMatchObject({ reason })
    expect(await list(person)).toEqual([])
  })

  test('an alert notifies its person once when the price reaches it, and no other person', async () => {
    const [person, other] = [await someone(), await someone()]
    const { price } = await priceNow()
    await add(person, 'above', (price + 0.2).toFixed(3))
    await add(other, 'above', (price + 10_000).toFixed(3))
    const evaluation = createEvaluation(context)
    expect(await evaluation.run()).toBe(0)
    await reach(evaluation.run)
    const [notice, ...more] = await notices(person)
    expect(more).toEqual([])
    expect(notice).toMatchObject({
      kind: 'price_alert',
      facts: { code, currency: 'HKD', condition: { kind: 'above' } },
    })
    expect(Number(notice?.facts.price)).toBeGreaterThanOrEqual(price + 0.2)
    expect(await notices(other)).toEqual([])
    const [alert] = await list(person)
    expect(alert?.reached).toMatchObject({ price: expect.stringMatching(/^\d+\.\d{3}$/) })
    // the price stays there
    expect(await evaluation.run()).toBe(0)
    expect(await notices(person)).toHaveLength(1)
  })

  test('a percentage of the day notifies in its direction', async () => {
    const person = await someone()
    const { price, previousClose } = await priceNow()
    const moved = ((price - previousClose) / previousClose) * 100
    const up = Math.max(0.05, moved + 0.05)
    await add(person, 'percent_up', up.toFixed(2))
    const evaluation = createEvaluation(context)
    await reach(evaluation.run)
    const [notice] = await notices(person)
    expect(notice?.facts).toMatchObject({ condition: { kind: 'percent_up', value: Number(up.toFixed(2)) } })
    expect(Number(notice?.facts.price)).toBeGreaterThanOrEqual(previousClose * (1 + Number(up.toFixed(2)) / 100))
  })

  test('of two servers that evaluate at the same time one sends the notice of an alert', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, someone))
    const { price } = await priceNow()
    for (const person of people) await add(person, 'above', (price + 0.2).toFixed(3))
    const [one, two] = [createEvaluation(context), createEvaluation(second)]
    const both = async () => {
      const [first, other] = await Promise.all([one.run(), two.run()])
      return first + other
    }
    await both()
    let reached = await reach(both)
    while (reached < people.length) reached += await both()
    expect(reached).toBe(people.length)
    for (const person of people) expect(await notices(person)).toHaveLength(1)
  })

  test('a halted security and a feed that is down reach no alert', async () => {
    const person = await someone()
    const { price } = await priceNow()
    await add(person, 'above', (price + 0.2).toFixed(3))
    const evaluation = createEvaluation(context)
    const dev = (body: object) => app.inject({ method: 'POST', url: '/dev/market', payload: body })
    await dev({ halt: code })
    clock.advance(5_000)
    await db`update price_alerts set value = 1`
    expect(await evaluation.run()).toBe(0)
    await dev({ resume: code, feed: 'down' })
    expect(await evaluation.run()).toBe(0)
    await dev({ feed: 'up' })
    expect(await evaluation.run()).toBe(1)
  })

  /** Moves to a moment at which the price is exceeded within ten seconds, and then no longer. @returns the highest price */
  const standBeforePeak = async (): Promise<number> => {
    const conditions = await readMarketConditions(context)
    const [instrument] = known([code])
    if (!instrument) throw new Error(`${code} is not listed`)
    for (let seconds = 0; seconds < 20_000; seconds += 10) {
      const now = clocks.business()
      const high = Math.max(...pricesBetween(conditions, instrument, now, now + 10_000))
      const others = [now, now + 20_000].map((at) => figuresOf(conditions, instrument, at).price)
      others.push(...pricesBetween(conditions, instrument, now + 10_000, now + 20_000))
      if (high > Math.max(...others)) return high / 1000
      clock.advance(10_000)
    }
    throw new Error('the price has no peak')
  }

  test('a price that stood only while the alerts could not be evaluated reaches an alert afterwards', async () => {
    const person = await someone()
    const peak = await standBeforePeak()
    await add(person, 'above', peak.toFixed(3))
    let isAway = false
    const evaluation = createEvaluation({
      ...context,
      db: new Proxy(db, {
        apply: (of, self, args) => {
          if (isAway) throw new Error('the database is away')
          return Reflect.apply(of, self, args)
        },
      }),
    })
    expect(await evaluation.run()).toBe(0)
    isAway = true
    clock.advance(10_000)
    await expect(evaluation.run()).rejects.toThrow('the database is away')
    isAway = false
    clock.advance(10_000)
    expect(await evaluation.run()).toBe(1)
    expect((await notices(person))[0]?.facts).toMatchObject({ price: peak })
  })

  test('O4 the alerts are part of the export, and an erasure deletes them', async () => {
    const person = await someone()
    const personId = await idOf(context, person.mobile)
    await add(person, 'below', '1')
    const { data } = (await person.from.post('/api/user/privacy/export', {}, person.as)).json()
    expect(data.priceAlerts).toEqual([{ code, kind: 'below', value: 1_000, at: clocks.wall(), reachedAt: null }])
    const key = crypto.randomUUID()
    const erased = await person.from.post('/api/user/privacy/erasure', { key, understood: true }, person.as)
    expect(erased.json()).toMatchObject({ status: 0 })
    expect(await db`select from price_alerts where person_id = ${personId}`).toHaveLength(0)
  })
})
