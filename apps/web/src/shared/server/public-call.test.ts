import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getPublic } from './public-call.ts'

const path = 'conversion/offers'
/** What the head script got for this path. */
const answeredBy = (reply: Promise<Response>) =>
  Object.assign(globalThis, { foyerEarly: [{ api: '/api', path, reply }] })

// what the head script got is fresh for so long by the page's stopwatch, which here may have run for minutes
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(globalThis, 'foyerEarly')
})

describe('why a public call failed is said as for a signed one', () => {
  test('a refusal keeps the reason of the server', async () => {
    answeredBy(Promise.resolve(Response.json({ status: 40310, reason: 'activity_mainland' }, { status: 403 })))
    await expect(getPublic(path)).rejects.toMatchObject({ status: 403, reason: 'activity_mainland' })
  })

  test.each(['<html>', 'null', '{}'])('an answer of somebody else, %s, is a fault of the server', async (body) => {
    answeredBy(Promise.resolve(new Response(body, { status: 502 })))
    await expect(getPublic(path)).rejects.toMatchObject({ status: 502, reason: 'server_error' })
  })

  test('no connection is the network', async () => {
    answeredBy(Promise.reject(new TypeError('failed to fetch')))
    await expect(getPublic(path)).rejects.toMatchObject({ reason: 'network' })
  })

  test('no answer in fifteen seconds is a timeout', async () => {
    vi.useFakeTimers()
    answeredBy(new Promise(() => undefined))
    const failed = expect(getPublic(path)).rejects.toMatchObject({ reason: 'timeout' })
    await vi.advanceTimersByTimeAsync(15_000)
    await failed
  })
})
