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

/** The same phone number registered again, as after a renewal or on another device. */
const again = async () => {
  const by = device(app, context)
  return { by, as: await registered(context, by, '+85251230001') }
}

describe.each(work)('requests to market/%s are limited', (name, body, most) => {
  const almost = () => db`update request_rates set hits = ${most - 1} where bucket like ${`market-${name}:%`}`
  afterEach(() => db`delete from request_rates`)

  test(`a visitor has ${most} requests a minute, and another visitor has as many`, async () => {
    expect((await call(name, body, visitor)).http).toBe(200)
    await almost()
    expect((await call(name, body, visitor)).http).toBe(200)
    expect((await call(name, body, visitor)).reason).toBe('rate_limited')
    const other = device(app, context)
    expect((await call(name, body, await other.tourist(), other)).http).toBe(200)
  })

  test(`a registered person has ${most} requests a minute, across all their sessions`, async () => {
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

describe('all visitors behind one address share a limit', () => {
  const there = (name: string, body: object, as: Credentials, by: typeof from) => {
    const { headers, ...signed } = by.sign(`/quote/market/${name}`, body, as)
    const { remoteAddress } = from.sign('/quote/market/search', body, visitor)
    return from.send({ ...signed, remoteAddress, headers: { ...headers, 'message-type': 'quotes' } })
  }
  afterEach(() => db`delete from request_rates`)

  test.each([work[0], work[2]])(
    'visitors behind one address together have 6,000 requests of market/%s a minute, whatever their sessions',
    async (name, body) => {
      const elsewhere = device(app, context)
      const fresh = await elsewhere.tourist()
      expect((await call(name, body, visitor)).http).toBe(200)
      await db`update request_rates set hits = 5999 where bucket like 'market-visitors:%'`
      expect((await call(name, body, visitor)).http).toBe(200)
      const refused = (await there(name, body, fresh, elsewhere)).json()
      expect(refused).toMatchObject({ reason: 'rate_limited', detail: { retryAfter: 60 } })
      // the limit affects neither registered callers at that address nor visitors at another one
      expect((await call(name, body)).http).toBe(200)
      expect((await call(name, body, fresh, elsewhere)).http).toBe(200)
    },
  )

  test('every caller of market/movers has the same limit, however many callers there are', async () => {
    const [search, movers] = [{ content: '02800' }, { board: 'gainers', count: 1 }]
    expect((await call('search', search, visitor)).http).toBe(200)
    await db`update request_rates set hits = 6000 where bucket like 'market-visitors:%'`
    expect((await call('search', search, visitor)).reason).toBe('rate_limited')
    const elsewhere = device(app, context)
    expect((await call('movers', movers, visitor)).http).toBe(200)
    expect((await there('movers', movers, await elsewhere.tourist(), elsewhere)).statusCode).toBe(200)
  })
})
