import { connect } from 'node:net'
import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { App } from '../http/app.ts'
import { testContext } from '../testing/context.ts'
import { beginStream, runStreams } from './serve-streams.ts'
import { createStreams } from './streams.ts'
import { listen } from './testing/listen.ts'

const { context } = await testContext()
const updateEvery = 250

/** A server with one kind of streams. */
const served = async (look: () => Promise<void> = async () => undefined) => {
  const app = Fastify() as unknown as App
  onTestFinished(() => app.close())
  const registry = new Registry()
  const streams = createStreams(context)
  runStreams(app, {
    hub: {
      look,
      close: streams.close,
      get size() {
        return streams.size
      },
    },
    registry,
    most: 7,
    gauge: { name: 'open_streams', help: 'Open streams' },
    updateEvery,
    failure: 'the update failed',
  })
  app.get('/:id', (request, reply) => {
    const arrival = { id: request.url, network: '192.0.2.1', validUntil: Number.POSITIVE_INFINITY }
    streams.open(arrival, beginStream(reply, context.environment), () => ({
      first: 'event: first\ndata: {}\n\n',
      onCaughtUp: () => undefined,
      onGone: () => undefined,
    }))
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, registry, streams, origin }
}

test('a stream has the headers that proxies and browsers need, and caches do not store it', async () => {
  const { origin } = await served()
  const { response, close } = await listen(`${origin}/page`)
  expect(response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
  close()
})

test('the server counts the open streams for operators, and updates them while at least one is open', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const look = vi.fn(async () => undefined)
  const { origin, registry, streams } = await served(look)
  await vi.advanceTimersByTimeAsync(5 * updateEvery)
  expect(look).not.toHaveBeenCalled()
  const stream = await listen(`${origin}/page`)
  expect(await registry.metrics()).toContain('open_streams 1')
  await vi.advanceTimersByTimeAsync(2 * updateEvery)
  expect(look).toHaveBeenCalledTimes(2)
  stream.close()
  await expect.poll(() => streams.size).toBe(0)
  await vi.advanceTimersByTimeAsync(5 * updateEvery)
  expect(look).toHaveBeenCalledTimes(2)
  expect(await registry.metrics()).toContain('open_streams 0')
})

test('a slow update of the streams delays the next update, and a failed update does not stop later updates', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  let fail = (_: Error): void => undefined
  const slow = new Promise<void>((_, reject) => {
    fail = reject
  })
  const look = vi.fn(() => slow)
  const { origin } = await served(look)
  const stream = await listen(`${origin}/page`)
  await vi.advanceTimersByTimeAsync(5 * updateEvery)
  expect(look).toHaveBeenCalledTimes(1)
  fail(new Error('the first update fails'))
  await vi.advanceTimersByTimeAsync(updateEvery)
  expect(look).toHaveBeenCalledTimes(2)
  stream.close()
})

test('a server that stops ends its streams and does not wait for clients that do not read', async () => {
  const { app, origin, streams } = await served()
  const stream = await listen(`${origin}/page`)
  await stream.take(1)
  const { hostname, port } = new URL(origin)
  const silent = connect(Number(port), hostname).pause()
  silent.on('error', () => undefined)
  silent.write(`GET /silent HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`)
  await expect.poll(() => streams.size).toBe(2)
  await app.close()
  await stream.ended
  expect(streams.size).toBe(0)
  silent.destroy()
})
