import { EventEmitter, once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { answerErrors } from '../errors.ts'
import { admitCalls } from './admit.ts'

const gate = new EventEmitter().setMaxListeners(0)
const app = Fastify()
const registry = new Registry()
answerErrors(app)
const bound = { wait: 30_000, waiting: 1, reserved: 1, running: 2 }
admitCalls(app, registry, async () => undefined, ['https://page.example'], {
  limit: { current: () => 2, reached: () => undefined },
  classes: { redeem: bound, claim: bound, signIn: bound, read: bound },
})
for (const [path, load] of [
  ['/read', 'read'],
  ['/claim', 'claim'],
  ['/probe', 'uncounted'],
] as const)
  app.get(path, { config: { load } }, async () => {
    await once(gate, 'released')
    return {}
  })
app.post('/write', async () => ({}))
afterAll(() => app.close())

const begin = (path: string) => app.inject(path).then((reply) => reply)
const figure = async (name: string, of: string) =>
  (await registry.getSingleMetric(name)?.get())?.values.find(({ labels }) => labels.class === of)?.value
const release = async (listening: number) => {
  await expect.poll(() => gate.listenerCount('released')).toBe(listening)
  gate.emit('released')
}

test('REL-3 a process lets calls of a class wait, refuses those beyond with unavailable and Retry-After, and never refuses probes or another class with a reserved place', async () => {
  const held = ['/read', '/read', '/read'].map((path) => begin(path))
  await expect.poll(() => figure('foyer_http_requests_waiting', 'read')).toBe(1)
  const fourth = await app.inject('/read')
  expect([fourth.statusCode, fourth.json().reason]).toEqual([503, 'unavailable'])
  expect(Number(fourth.headers['retry-after'])).toBeGreaterThanOrEqual(1)
  expect(await figure('foyer_http_shed_total', 'read')).toBe(1)
  held.push(begin('/claim'), begin('/probe'))
  await expect.poll(() => figure('foyer_http_requests_running', 'claim')).toBe(1)
  expect(await figure('foyer_http_requests_running', 'read')).toBe(2)
  await release(4)
  await release(1)
  expect((await Promise.all(held)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  await expect.poll(() => figure('foyer_http_requests_running', 'read')).toBe(0)
  expect(await figure('foyer_http_shed_total', 'claim')).toBe(0)
})

test('REL-3 X3 a call that is refused at once is refused before its body is read, with a reference whose first group is in the log', async () => {
  const logged = vi.spyOn(app.log, 'info')
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const held = ['/read', '/read', '/read'].map((path) => begin(path))
  await expect.poll(() => figure('foyer_http_requests_waiting', 'read')).toBe(1)
  const headers = { 'content-type': 'application/json', 'content-length': 2 }
  const slow = request(`${address}/write`, { method: 'POST', headers }).on('error', () => undefined)
  onTestFinished(() => {
    slow.destroy()
  })
  const answered = once(slow, 'response') as Promise<[IncomingMessage]>
  slow.write('{')
  const crossOrigin = await fetch(`${address}/write`, { method: 'POST', headers: { origin: 'https://page.example' } })
  expect(crossOrigin.status).toBe(503)
  const [reply] = await answered
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([503, 'application/json; charset=utf-8'])
  const body = (await json(reply)) as { reason: string; reference: string; detail: { retryAfter: number } }
  expect(body).toMatchObject({ status: 50301, reason: 'unavailable' })
  expect(body.reference).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
  expect(reply.headers['retry-after']).toBe(String(body.detail.retryAfter))
  const line = { reqId: body.reference.slice(0, 5), reason: 'unavailable', class: 'read', count: 1 }
  await expect.poll(() => logged.mock.calls.map(([facts]) => facts), { timeout: 3_000 }).toContainEqual(line)
  await release(2)
  await release(1)
  await Promise.all(held)
})

test('SEC-3 calls whose body has not arrived occupy no place of other calls', async () => {
  const { port } = app.server.address() as AddressInfo
  const received = { count: 0 }
  app.server.on('request', () => received.count++)
  const headers = { 'content-type': 'application/json', 'content-length': 2 }
  const slow = Array.from({ length: 3 }, () => request(`http://127.0.0.1:${port}/write`, { method: 'POST', headers }))
  onTestFinished(() => {
    for (const call of slow) call.destroy()
  })
  for (const call of slow) call.on('error', () => undefined).write('{')
  await expect.poll(() => received.count).toBe(3)
  const read = begin('/read')
  await release(1)
  expect((await read).statusCode).toBe(200)
  for (const call of slow) {
    call.end('}')
    const [reply] = (await once(call, 'response')) as [IncomingMessage]
    expect(reply.statusCode).toBe(200)
  }
})
