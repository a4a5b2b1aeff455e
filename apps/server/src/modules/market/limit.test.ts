import { afterEach, describe, expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { registered } from '../../testing/registered.ts'
import { type Credentials, device } from '../../testing/signed-client.ts'

const { app, context } = await testApp()
const { db } = context
const from = device(app, context)
const visitor = await from.tourist()
const member = await registered(context, from, '+85251230001')

const call = async (name: string, body: object, as: Credentials = member, by = from) => {
  const signed = by.sign(`/quote/market/${name}`, body, as)
  const reply = await by.send({ ...signed, headers: { ...signed.headers, 'message-type': 'quotes' } })
  return { http: reply.statusCode, ...reply.json() }
}

const work = [
  ['candles', { code: '99102', period: 'day', count: 1 }, 120],
  ['movers', { board: 'gainers', count: 1 }, 120],
  ['search', { content: '02800' }, 240],
] as const

/** Registered anew by the same number, as a renewal or another device has it. */
const again = async () => {
  const by = device(app, context)
  return { by, as: await registered(context, by, '+85251230001') }
}

describe.each(work)('market/%s costs work', (name, body, most) => {
  const almost = () => db`update request_rates set hits = ${most - 1} where bucket like ${`market-${name}:%`}`
  afterEach(() => db`delete from request_rates`)

  test(`so a visitor is told ${most} times a minute, and another one all the same`, async () => {
    expect((await call(name, body, visitor)).http).toBe(200)
    await almost()
    expect((await call(name, body, visitor)).http).toBe(200)
    expect((await call(name, body, visitor)).reason).toBe('rate_limited')
    const other = device(app, context)
    expect((await call(name, body, await other.tourist(), other)).http).toBe(200)
  })

  test(`so who registered is told ${most} times a minute, by however many sessions`, async () => {
    expect((await call(name, body)).http).toBe(200)
    await almost()
    const other = await again()
    expect((await call(name, body, other.as, other.by)).http).toBe(200)
    const third = await again()
    expect((await call(name, body, third.as, third.by)).reason).toBe('rate_limited')
    expect((await call(name, body)).reason).toBe('rate_limited')
    const stranger = device(app, context)
    const as = await registered(context, stranger, '+85251230002')
    expect((await call(name, body, as, stranger)).http).toBe(200)
  })
})

describe('visitors behind one address', () => {
  const there = (name: string, body: object, as: Credentials, by: typeof from) => {
    const { headers, ...signed } = by.sign(`/quote/market/${name}`, body, as)
    const { remoteAddress } = from.sign('/quote/market/search', body, visitor)
    return from.send({ ...signed, remoteAddress, headers: { ...headers, 'message-type': 'quotes' } })
  }
  afterEach(() => db`delete from request_rates`)

  test.each([work[0], work[2]])(
    'market/%s: are told 6,000 times a minute together, whatever their sessions',
    async (name, body) => {
      const elsewhere = device(app, context)
      const fresh = await elsewhere.tourist()
      expect((await call(name, body, visitor)).http).toBe(200)
      await db`update request_rates set hits = 5999 where bucket like 'market-visitors:%'`
      expect((await call(name, body, visitor)).http).toBe(200)
      const refused = (await there(name, body, fresh, elsewhere)).json()
      expect(refused).toMatchObject({ reason: 'rate_limited', detail: { retryAfter: 60 } })
      // nobody else is: not who registered there, not a visitor elsewhere
      expect((await call(name, body)).http).toBe(200)
      expect((await call(name, body, fresh, elsewhere)).http).toBe(200)
    },
  )

  test('market/movers: each is told as often as anybody, however many they are', async () => {
    const [search, movers] = [{ content: '02800' }, { board: 'gainers', count: 1 }]
    expect((await call('search', search, visitor)).http).toBe(200)
    await db`update request_rates set hits = 6000 where bucket like 'market-visitors:%'`
    expect((await call('search', search, visitor)).reason).toBe('rate_limited')
    const elsewhere = device(app, context)
    expect((await call('movers', movers, visitor)).http).toBe(200)
    expect((await there('movers', movers, await elsewhere.tourist(), elsewhere)).statusCode).toBe(200)
  })
})
