import { connect as socketTo } from 'node:net'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { listen } from '../market/stream/testing/listen.ts'
import { limits } from './admission.ts'

const { context } = await testApp()
const viewer = (n: number) => `viewer-${String(n).padStart(12, '0')}`

/** A server of its own, with open streams. */
const served = async () => {
  const { app } = await testApp(context)
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const open = (n: number) => listen(`${origin}/api/live/studio/events?viewer=${viewer(n)}`)
  return { app, origin, open }
}

test('a server that stops ends its streams and does not wait for clients that do not read', async () => {
  const { app, origin, open } = await served()
  const stream = await open(1)
  await stream.take(1)
  const { hostname, port } = new URL(origin)
  const silent = socketTo(Number(port), hostname).pause()
  silent.on('error', () => undefined)
  silent.write(`GET /api/live/studio/events?viewer=${viewer(2)} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`)
  await expect.poll(() => app.liveHub.size, { timeout: 10_000 }).toBe(2)
  await app.close()
  await stream.ended
  expect(app.liveHub.size).toBe(0)
  silent.destroy()
})

test('a server limits its streams; a refused client receives the time to retry and polls meanwhile', async () => {
  const { app, open } = await served()
  const before = limits.all
  limits.all = 1
  const [one, other] = [await open(1), await open(2)]
  expect([one.response.statusCode, other.response.statusCode]).toEqual([200, 503])
  expect(other.response.headers).toMatchObject({ 'retry-after': '15', 'cache-control': 'no-store' })
  const polled = await app.inject(`/api/live/studio/now?viewer=${viewer(2)}`)
  expect(polled.json()).toMatchObject({ state: 'live', viewers: 2 })
  one.close()
  await expect.poll(() => app.liveHub.size, { timeout: 10_000 }).toBe(0)
  const again = await open(2)
  expect(again.response.statusCode).toBe(200)
  again.close()
  limits.all = before
})
