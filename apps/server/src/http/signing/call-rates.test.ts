import { expect, test } from 'vitest'
import { Refused } from '../../refused.ts'
import { testApp } from '../../testing/context.ts'
import { testPools } from '../../testing/database.ts'
import { device } from '../../testing/signed-client.ts'
import { callBounds, createCallRates } from './call-rates.ts'

const { app, context, clock } = await testApp()
const { db } = context
const bounds = { window: 60_000, session: 16, network: 80 }
const fail = (error: unknown) => expect.unreachable(String(error))

/** Calls until one is refused. @returns the number of admitted calls, and the refusal */
const callUntilRefused = (call: () => void, most = 1_000): { through: number; refused: Refused | undefined } => {
  for (let through = 0; through < most; through++)
    try {
      call()
    } catch (error) {
      if (error instanceof Refused) return { through, refused: error }
      throw error
    }
  return { through: most, refused: undefined }
}

const nextWindow = () => clock.advance(bounds.window - (context.clocks.wall() % bounds.window))

test('SEC-12 a session may make a limited number of signed calls in a window, and the refusal states when the next window begins', () => {
  nextWindow()
  const count = createCallRates(context, fail, bounds)
  clock.advance(20_000)
  const { through, refused } = callUntilRefused(() => count('session', 'a'))
  expect([through, refused?.reason, refused?.detail]).toEqual([16, 'rate_limited', { retryAfter: 40 }])
  expect(callUntilRefused(() => count('session', 'b')).through).toBe(16)
  clock.advance(40_000)
  expect(callUntilRefused(() => count('session', 'a')).through).toBe(16)
})

test('SEC-12 a network has a limit of its own, far above that of one of its sessions', () => {
  nextWindow()
  const count = createCallRates(context, fail, bounds)
  expect(callUntilRefused(() => count('network', '10.0.0.1')).through).toBe(80)
  expect(() => count('network', '10.0.0.2')).not.toThrow()
})

test('SEC-12 servers on one database count a busy session together, and few calls cost no statement', async () => {
  nextWindow()
  const [first, second] = await testPools(2)
  if (!first || !second) throw new Error('there are not two pools')
  const [one, other] = [first, second].map((pool) => createCallRates({ ...context, db: pool }, fail, bounds))
  const shared = async () =>
    (await first<{ hits: number }[]>`select hits from request_rates where bucket like 'signed session %'`).map(
      ({ hits }) => hits,
    )
  one?.('session', 'shared')
  expect(await shared()).toEqual([])
  for (let n = 1; n < 10; n++) one?.('session', 'shared')
  await expect.poll(shared).toEqual([10])
  for (let n = 0; n < 2; n++) other?.('session', 'shared')
  await expect.poll(shared).toEqual([12])
  // the reply of the statement arrives a moment after its row
  const refusedAfter = async () => {
    await new Promise((resolve) => setImmediate(resolve))
    return callUntilRefused(() => other?.('session', 'shared')).through
  }
  // a server may exceed the limit by an eighth of 16 calls that the other servers do not know about
  expect(await refusedAfter()).toBeLessThanOrEqual(16 - 12 + 2)
})

test('SEC-12 a count that cannot be shared goes on in this process, and the failure is reported', async () => {
  nextWindow()
  const failures: unknown[] = []
  const closed = { ...context, db: Object.assign(() => Promise.reject(new Error('away')), {}) as unknown as typeof db }
  const count = createCallRates(closed, (error) => failures.push(error), bounds)
  expect(callUntilRefused(() => count('session', 'a')).through).toBe(16)
  await expect.poll(() => failures.length).toBeGreaterThan(0)
})

test('SEC-12 a signed call beyond the limit of its session gets 429 with Retry-After before its nonce is stored', async () => {
  nextWindow()
  const visitor = device(app, context)
  const tourist = await visitor.tourist()
  const call = () => visitor.post('/quote/market/time', {}, tourist)
  const step = callBounds.session / 8
  for (let n = 0; n < step; n++) expect((await call()).statusCode).not.toBe(429)
  // the calls that other servers have meanwhile counted for this session
  await expect
    .poll(
      () => db`update request_rates set hits = ${callBounds.session} 
        where bucket like 'signed session %' and window_ends_at > ${new Date(context.clocks.wall())} returning 1`,
    )
    .toHaveLength(1)
  for (let n = 0; n < step; n++) await call()
  await expect.poll(async () => (await call()).statusCode).toBe(429)
  const [{ before }] = await db<[{ before: number }]>`select count(*)::int as before from signature_nonces`
  const refused = await call()
  expect(refused.json()).toMatchObject({ reason: 'rate_limited', reference: expect.any(String) })
  expect(Number(refused.headers['retry-after'])).toBe(60)
  expect(await db`select count(*)::int as after from signature_nonces`).toEqual([{ after: before }])
  const other = device(app, context)
  expect((await other.post('/quote/market/time', {}, await other.tourist())).statusCode).not.toBe(429)
})
