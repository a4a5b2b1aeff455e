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
const confirmOrder = (timeout?: number) => httpPartner(server, clocks, timeout).confirm(order)

beforeEach(() => {
  server.received.length = 0
})

test.each(['delivered', 'refused'] as const)('R29 the partner’s answer about an order is %s', async (outcome) => {
  server.reply = answering(outcome)
  expect(await confirmOrder()).toBe(outcome)
  expect(server.received[0]?.body).toEqual(order)
})

test.each([
  ['no body', ''],
  ['no JSON', '<html>ok</html>'],
  ['another kind of JSON', '"delivered"'],
  ['an unknown outcome', JSON.stringify({ order: order.order, outcome: 'maybe' })],
  ['another order', JSON.stringify({ order: randomUUID(), outcome: 'delivered' })],
  ['too many bytes', JSON.stringify({ order: order.order, outcome: 'delivered', more: 'x'.repeat(5_000) })],
])('R29 an answer with %s does not settle the order', async (_, body) => {
  server.reply = (response) => void response.end(body)
  await expect(confirmOrder()).rejects.toThrow(PartnerSilent)
})

test.each([201, 400, 409, 429, 500, 503])('R29 status %i is not an answer, whatever its body', async (status) => {
  server.reply = (response, { order }) =>
    void response.writeHead(status).end(JSON.stringify({ order, outcome: 'delivered' }))
  await expect(confirmOrder()).rejects.toThrow(PartnerSilent)
})

test('R29 a redirect is not followed: orders go only to the configured address', async () => {
  let followed = 0
  const elsewhere = createServer((_request, response) => {
    followed++
    response.end(JSON.stringify({ order: order.order, outcome: 'delivered' }))
  }).listen(0, '127.0.0.1')
  await once(elsewhere, 'listening')
  const location = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`
  for (const status of [301, 307, 308]) {
    server.reply = (response) => void response.writeHead(status, { location }).end()
    await expect(confirmOrder()).rejects.toThrow(PartnerSilent)
  }
  expect(followed).toBe(0)
  elsewhere.close()
})

test('R29 the time-out includes the last byte of an answer, however early it began', async () => {
  server.reply = (response) => void response.write('{"order":')
  await expect(confirmOrder(100)).rejects.toMatchObject({ name: 'TimeoutError' })
  server.reply = () => undefined
  await expect(confirmOrder(100)).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('R29 a partner that closes the connection has not answered', async () => {
  server.reply = (response) => void response.destroy()
  await expect(confirmOrder()).rejects.toThrow()
})
