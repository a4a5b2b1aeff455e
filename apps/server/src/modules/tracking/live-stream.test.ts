import { IncomingMessage, ServerResponse } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { emptyApp } from '../../testing/context.ts'
import { staffWith } from '../staff/testing/callers.ts'
import { createLive } from './live.ts'
import { liveStreams } from './live-stream.ts'
import { debug, one, wireEvent } from './testing.ts'

const { app, context } = await emptyApp()
await app.listen({ port: 0, host: '127.0.0.1' })
const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
const ours = { origin, 'content-type': 'application/json' }
const call = (path: string, headers: Record<string, string>, body: object = {}) => {
  const gone = new AbortController()
  onTestFinished(() => gone.abort())
  const init = { method: 'POST', headers: { ...ours, ...headers }, body: JSON.stringify(body), signal: gone.signal }
  return fetch(`${origin}/operators/tracking/${path}`, init)
}
const signIn = async () => (await staffWith(context, 'operations')).headers
/** A stream, and what it received until it contains a text. */
const look = async (headers: Record<string, string>) => {
  const reader = (await call('live', headers)).body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    until: async (part: string) => {
      while (!text.includes(part)) {
        const { done, value } = await reader.read()
        if (done) return `${text}(end)`
        text += value
      }
      return text
    },
  }
}
const shown = (event: string) =>
  debug(app, one(wireEvent('track', { event, properties: { note: 'x'.repeat(600) } })), { 'dry-run': 'true' })

test('T7 V13 under a session the stream shows events with their cut properties, and rejections with their reasons', async () => {
  const stream = await look(await signIn())
  expect(await stream.until('\n\n')).toMatch(/^id: \w{8}-\d+\nevent: open\ndata: \{"missed":0\}\n\n$/)
  await shown('looked_at')
  await debug(app, one(wireEvent('track', { event: 'no name' })))
  const text = await stream.until('"reason":"name_malformed","field":"event"')
  expect(text).toMatch(
    /id: \w{8}-\d+\ndata: \{"at":\d+,"event":\{.*"event":"looked_at".*\},"cut":\["note"\],"isStored":false\}\n\n/,
  )
})

test('T7 a stream that reconnects receives the number of missed events', async () => {
  const session = await signIn()
  const first = await look(session)
  await shown('before')
  const ids = [...(await first.until('"before"')).matchAll(/id: (\S+)/g)].map(([, id = '']) => id)
  const [opened = '', last = ''] = ids
  await shown('between')
  await shown('between')
  expect(await (await look({ ...session, 'last-event-id': last })).until('\n\n')).toContain('{"missed":2}')
  // disconnected before the first event
  expect(await (await look({ ...session, 'last-event-id': opened })).until('\n\n')).toContain('{"missed":3}')
  // an id of another process, or of one before a restart
  for (const id of ['00000000-1', last.replace(/\d+$/, '999999'), 'x'])
    expect(await (await look({ ...session, 'last-event-id': id })).until('\n\n')).toContain('{"missed":null}')
})

/** A response whose reader may disconnect without a `close` event. */
const responseTo = () => new ServerResponse(new IncomingMessage(new Socket()))

test('T7 a reader that disconnects during the check of its session, or without notice, leaves no timer and no watcher', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const request = { headers: {} } as FastifyRequest
  const lasts = vi.fn(async () => true)
  const stopped = vi.fn()
  const streams = liveStreams({ ...createLive(), watch: () => stopped })

  const early = responseTo()
  early.destroy()
  streams.open(request, early, lasts)
  expect([vi.getTimerCount(), early.headersSent]).toEqual([0, false])

  const late = responseTo()
  streams.open(request, late, lasts)
  expect(vi.getTimerCount()).toBe(1)
  late.destroyed = true
  await vi.advanceTimersByTimeAsync(5_000)
  expect([vi.getTimerCount(), stopped.mock.calls.length, lasts.mock.calls.length]).toEqual([0, 1, 0])
})

test('T7 a stream ends within five seconds after its session, and no other stream does', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const [own, other] = [await signIn(), await signIn()]
  const [mine, theirs] = [await look(own), await look(other)]
  await Promise.all([mine.until('open'), theirs.until('open')])
  const ended = await app.inject({ method: 'POST', url: '/staff/session/end', headers: own, payload: {} })
  expect(ended.statusCode).toBe(200)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await mine.until('never')).toContain('(end)')
  await shown('afterwards')
  expect(await theirs.until('afterwards')).not.toContain('(end)')
})

test('T7 a replaced watcher receives a `crowded` event', () => {
  const live = createLive()
  const left: number[] = []
  for (let nth = 0; nth < 22; nth++) live.watch({ see: () => undefined, leave: () => left.push(nth) })
  expect(left).toEqual([0, 1])
})
