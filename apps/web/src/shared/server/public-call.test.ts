import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getPublic } from './public-call.ts'

const path = '/conversion/offers'
/** Stores a response of the head script for this path. */
const answeredBy = (reply: Promise<Response>) =>
  Object.assign(globalThis, { foyerEarly: [{ api: '/api', path, reply }] })

// the age of an early answer is measured by performance.now(), which may already be minutes here
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.stubGlobal('document', { getElementById: () => null })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(globalThis, 'foyerEarly')
})

test('a public call fails with the server’s reason when it is refused', async () => {
  answeredBy(Promise.resolve(Response.json({ status: 40310, reason: 'activity_mainland' }, { status: 403 })))
  await expect(getPublic(path)).rejects.toMatchObject({ status: 403, reason: 'activity_mainland' })
})

test.each(['<html>', 'null', '{}'])(
  'a public call fails with server_error when a 502 response has the body %s',
  async (body) => {
    answeredBy(Promise.resolve(new Response(body, { status: 502 })))
    await expect(getPublic(path)).rejects.toMatchObject({ status: 502, reason: 'server_error' })
  },
)

test('a public call fails with network when there is no connection', async () => {
  answeredBy(Promise.reject(new TypeError('failed to fetch')))
  await expect(getPublic(path)).rejects.toMatchObject({ reason: 'network' })
})

test('a public call fails with timeout after fifteen seconds without an answer', async () => {
  vi.useFakeTimers()
  answeredBy(new Promise(() => undefined))
  const failed = expect(getPublic(path)).rejects.toMatchObject({ reason: 'timeout' })
  await vi.advanceTimersByTimeAsync(15_000)
  await failed
})
