import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, expect, test } from 'vitest'
import { PartnerSilent } from '../partner.ts'
import { answering, partnerServer } from '../testing/partner-server.ts'
import { httpPartner } from './http.ts'

const server = await partnerServer()
const clocks = { wall: () => 1_767_578_400_000 }
const order = { order: randomUUID(), item: 'meal', code: 'MEAL-1', member: 'm' }
const ask = (timeout?: number) => httpPartner(server, clocks, timeout).confirm(order)

beforeEach(() => {
  server.received.length = 0
})

test.each(['delivered', 'refused'] as const)('R29 the partner says %s about this order', async (outcome) => {
  server.reply = answering(outcome)
  expect(await ask()).toBe(outcome)
  expect(server.received[0]?.body).toEqual(order)
})

test.each([
  ['nothing', ''],
  ['no JSON', '<html>ok</html>'],
  ['JSON of another kind', '"delivered"'],
  ['an outcome there is not', JSON.stringify({ order: order.order, outcome: 'maybe' })],
  ['another order', JSON.stringify({ order: randomUUID(), outcome: 'delivered' })],
  ['more than an answer can be', JSON.stringify({ order: order.order, outcome: 'delivered', more: 'x'.repeat(5_000) })],
])('R29 %s is no answer', async (_, body) => {
  server.reply = (response) => void response.end(body)
  await expect(ask()).rejects.toThrow(PartnerSilent)
})

test.each([201, 400, 409, 429, 500, 503])('R29 status %i is no answer, whatever stands in it', async (status) => {
  server.reply = (response, { order }) =>
    void response.writeHead(status).end(JSON.stringify({ order, outcome: 'delivered' }))
  await expect(ask()).rejects.toThrow(PartnerSilent)
})

test('R29 a redirect is not followed: orders go to the address of the configuration alone', async () => {
  let followed = 0
  const elsewhere = createServer((_request, response) => {
    followed++
    response.end(JSON.stringify({ order: order.order, outcome: 'delivered' }))
  }).listen(0, '127.0.0.1')
  await once(elsewhere, 'listening')
  const location = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`
  for (const status of [301, 307, 308]) {
    server.reply = (response) => void response.writeHead(status, { location }).end()
    await expect(ask()).rejects.toThrow(PartnerSilent)
  }
  expect(followed).toBe(0)
  elsewhere.close()
})

test('R29 an answer is over in time to its last byte, however early it began', async () => {
  server.reply = (response) => void response.write('{"order":')
  await expect(ask(100)).rejects.toMatchObject({ name: 'TimeoutError' })
  server.reply = () => undefined
  await expect(ask(100)).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('R29 a partner that hangs up has not answered', async () => {
  server.reply = (response) => void response.destroy()
  await expect(ask()).rejects.toThrow()
})
