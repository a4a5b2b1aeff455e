import { EventEmitter, once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { answerErrors } from './errors.ts'
import { shedLoad } from './load.ts'

const gate = new EventEmitter().setMaxListeners(0)
const app = Fastify()
const registry = new Registry()
answerErrors(app)
shedLoad(app, registry, { all: 3, ordinary: 2 })
for (const [path, load] of [
  ['/read', undefined],
  ['/claim', 'first'],
  ['/probe', 'uncounted'],
] as const)
  app.get(path, { config: load ? { load } : {} }, async () => {
    await once(gate, 'released')
    return {}
  })
app.post('/write', async () => ({}))
afterAll(() => app.close())

const begin = (path: string) => app.inject(path).then((reply) => reply)
const figure = async (name: string) => (await registry.getSingleMetric(name)?.get())?.values[0]?.value

test('REL-3 a process refuses calls beyond its bound with unavailable and Retry-After, refuses important calls last, and never refuses probes', async () => {
  const held = ['/read', '/read'].map((path) => begin(path))
  await expect.poll(() => figure('foyer_http_requests_running')).toBe(2)
  const third = await app.inject('/read')
  expect([third.statusCode, third.json().reason]).toEqual([503, 'unavailable'])
  expect(Number(third.headers['retry-after'])).toBeGreaterThanOrEqual(1)
  held.push(begin('/claim'))
  await expect.poll(() => figure('foyer_http_requests_running')).toBe(3)
  expect((await app.inject('/claim')).statusCode).toBe(503)
  held.push(begin('/probe'))
  expect(await figure('foyer_http_shed_total')).toBe(2)
  await expect.poll(() => gate.listenerCount('released')).toBe(4)
  gate.emit('released')
  expect((await Promise.all(held)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  await expect.poll(() => figure('foyer_http_requests_running')).toBe(0)
})

test('SEC-3 calls whose body has not arrived occupy no place of other calls', async () => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const received = { count: 0 }
  app.server.on('request', () => received.count++)
  const headers = { 'content-type': 'application/json', 'content-length': 2 }
  const slow = Array.from({ length: 3 }, () => request(`${address}/write`, { method: 'POST', headers }))
  onTestFinished(() => {
    for (const call of slow) call.destroy()
  })
  for (const call of slow) call.on('error', () => undefined).write('{')
  await expect.poll(() => received.count).toBe(3)
  const read = begin('/read')
  await expect.poll(() => gate.listenerCount('released')).toBe(1)
  gate.emit('released')
  expect((await read).statusCode).toBe(200)
  for (const call of slow) {
    call.end('}')
    const [reply] = (await once(call, 'response')) as [IncomingMessage]
    expect(reply.statusCode).toBe(200)
  }
})
