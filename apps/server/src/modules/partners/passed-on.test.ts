import { createHmac } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readEnvironment } from '../../config/environment.ts'
import { connect } from '../../database/connect.ts'
import { testApp } from '../../testing/context.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { keepPartnerConsent } from './consents.ts'
import { deliverOrder } from './deliver.ts'
import { PartnerSilent } from './partner.ts'
import { claims, orderState, work } from './testing/claims.ts'
import { answering, partnerServer } from './testing/partner-server.ts'

const { url, drop } = await createTestDatabase()
const pools = [
  connect(url, { max: 6, name: 'foyer test one' }),
  connect(url, { max: 6, name: 'foyer test two' }),
] as const
const server = await partnerServer()
const access = { url: server.url, key: server.key }
const environment = {
  ...readEnvironment({ LOG_LEVEL: 'silent' }),
  FOYER_PARTNERS: new Map([['food-platform', access]]),
}
const { app, context, clock } = await testApp({ environment, db: pools[0] })
afterAll(async () => {
  for (const pool of pools) await pool.end({ timeout: 5 })
  await drop()
})
const claim = claims(app, context)

/** Waits until the backoff after a failed call has passed. */
const passBackoff = () => clock.advance(20_000)

beforeEach(() => {
  passBackoff()
  server.received.length = 0
  server.reply = answering('delivered')
})

test('R29 without consent the phone number is not sent: the partner receives only the listed fields', async () => {
  const one = await claim()
  await work(context)
  const [sent] = server.received
  expect(Object.keys(sent?.body ?? {})).toEqual(['order', 'item', 'code', 'member'])
  expect(sent?.body).toMatchObject({ order: one.id, item: 'meal', code: expect.stringMatching(/^MEAL-/) })
  const national = one.mobile.slice(4)
  expect(JSON.stringify([sent?.headers, sent?.text])).not.toContain(national)
  expect(await one.voucher()).toMatchObject({ status: 'available', passesMobile: false })
})

test('R29 with written consent the phone number is sent, and the consent is stored with version and time', async () => {
  const one = await claim(['partner_mobile'])
  await work(context)
  expect(server.received[0]?.body).toMatchObject({ order: one.id, mobile: one.mobile })
  const [consent] = await context.db`
    select activity, terms_version, agreed, given_at from partner_consents
    where person_id = (select person_id from rewards where id = ${one.reward})`
  const given_at = new Date(context.clocks.wall())
  expect(consent).toEqual({ activity: 499, terms_version: 1, agreed: true, given_at })
  expect(await one.voucher()).toMatchObject({ passesMobile: true })
})

test('R29 a consent that is withdrawn while the order waits stops the phone number from being sent', async () => {
  server.reply = (response) => void response.writeHead(503).end()
  const one = await claim(['partner_mobile'])
  await work(context)
  const [{ person_id: personId }] = await context.db<[{ person_id: number }]>`
    select person_id from rewards where id = ${one.reward}`
  const statement = { personId, partner: 'food-platform', activity: 499, termsVersion: 1 }
  await keepPartnerConsent(context.db, { ...statement, agreed: false, wall: context.clocks.wall() })
  server.reply = answering('delivered')
  passBackoff()
  await deliverOrder(context, one.id)
  expect(server.received.map(({ body }) => body.mobile)).toEqual([one.mobile, undefined])
  expect(await one.voucher()).toMatchObject({ status: 'available', passesMobile: false })
})

test('R29 a person has the same reference at a partner each time, and two persons have different ones', async () => {
  const [one, other] = [await claim(), await claim()]
  server.reply = (response) => void response.writeHead(503).end()
  await expect(deliverOrder(context, one.id)).rejects.toThrow(PartnerSilent)
  server.reply = answering('delivered')
  passBackoff()
  for (const { id } of [one, other]) await deliverOrder(context, id)
  const membersOf = (id: string) =>
    server.received.filter(({ body }) => body.order === id).map(({ body }) => body.member)
  const [first, again] = membersOf(one.id)
  expect(again).toBe(first)
  expect(first).toBeDefined()
  expect(membersOf(other.id)).toHaveLength(1)
  expect(membersOf(other.id)).not.toContain(first)
})

test('R29 an order is signed over its time and every byte of its body', async () => {
  await claim()
  await work(context)
  const { headers, text, body } = server.received[0] ?? expect.fail('nothing was sent')
  const expected = createHmac('sha256', server.key).update(`${headers['foyer-time']}.${text}`).digest('hex')
  expect(headers['foyer-signature']).toBe(expected)
  expect(headers['foyer-time']).toBe(String(context.clocks.wall()))
  expect(headers['idempotency-key']).toBe(body.order)
})

test('R29 of two workers that process one order only one sends it, and it is settled once', async () => {
  const one = await claim()
  let answer: () => void = () => expect.fail('the partner was not called')
  const called = new Promise<void>((reached) => {
    server.reply = async (response, body) => {
      await new Promise<void>((go) => {
        answer = go
        reached()
      })
      await answering('delivered')(response, body)
    }
  })
  const first = deliverOrder(context, one.id)
  await called
  await deliverOrder({ ...context, db: pools[1] }, one.id)
  answer()
  await first
  expect(server.received).toHaveLength(1)
  expect(await orderState(context, one)).toEqual({
    status: 'delivered',
    reward: 'available',
    attempts: 1,
    trail: ['person grant', 'partner deliver', 'partner issue'],
  })
})
