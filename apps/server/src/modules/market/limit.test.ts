import { expect, test } from 'vitest'
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

test.each(work)('market/%s costs work, so a session is told %3$s times a minute', async (name, body, most) => {
  expect((await call(name, body)).http).toBe(200)
  await db`update request_rates set hits = ${most - 1} where bucket like ${`market-${name}:%`}`
  expect((await call(name, body)).http).toBe(200)
  expect((await call(name, body)).reason).toBe('rate_limited')
  const other = device(app, context)
  expect((await call(name, body, await other.tourist(), other)).http).toBe(200)
  await db`delete from request_rates`
})

test.each(work)(
  'market/%s: visitors behind one address are told 1,200 times a minute together, whatever their sessions',
  async (name, body) => {
    const elsewhere = device(app, context)
    const fresh = await elsewhere.tourist()
    const here = async () => {
      const { headers, ...signed } = elsewhere.sign(`/quote/market/${name}`, body, fresh)
      const { remoteAddress } = from.sign('/quote/market/search', body, visitor)
      return (await from.send({ ...signed, remoteAddress, headers: { ...headers, 'message-type': 'quotes' } })).json()
    }
    expect((await call(name, body, visitor)).http).toBe(200)
    await db`update request_rates set hits = 1199 where bucket like 'market-visitors:%'`
    expect((await call(name, body, visitor)).http).toBe(200)
    expect(await here()).toMatchObject({ reason: 'rate_limited', detail: { retryAfter: 60 } })
    // nobody else is: not who registered there, not a visitor elsewhere
    expect((await call(name, body)).http).toBe(200)
    expect((await call(name, body, fresh, elsewhere)).http).toBe(200)
    await db`delete from request_rates`
  },
)
