import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readEnvironment } from '../../../config/environment.ts'
import { createConnectors } from '../../../connectors/connect.ts'
import { startBackOffice } from '../../../testing/back-office.ts'
import { testApp, testContext } from '../../../testing/context.ts'
import { testDatabase } from '../../../testing/database.ts'
import { seededDatabase } from '../../../testing/global-setup.ts'
import { staffWith } from '../../staff/testing/callers.ts'
import { verify } from '../../verification/verify.ts'
import { type GiftPerson, giftFixture, hongKong, mainland } from '../testing.ts'
import { changeTime } from './create-orders.ts'
import { shipGiftsJob } from './jobs.ts'

const office = await startBackOffice()
const db = await testDatabase(seededDatabase)
const { context: parts } = await testContext({ db, environment: readEnvironment(office.variables) })
const written: string[] = []
const log = pino({ level: 'trace' }, { write: (line: string) => void written.push(line) })
const { backOffice } = createConnectors(parts, log, { firstPause: 1, failures: 50 })
const { app, context, clock } = await testApp({ db, connectors: { ...parts.connectors, backOffice } })
const { someone } = giftFixture(app, context)
const run = () => shipGiftsJob.run(context, {})
const hourLater = async () => {
  clock.advance(changeTime + 1)
  await run()
}

const chosen = async (changes: Parameters<GiftPerson['choose']>[0] = {}) => {
  const person = await someone()
  await person.choose(changes)
  const { id, reference } = (await person.status()).gift
  return { person, id: id as string, reference: reference as string }
}
const operator = async (reference: string, step: object) =>
  (
    await app.inject({
      method: 'POST',
      url: '/operators/gifts/step',
      payload: { reference, step },
      headers: (await staffWith(context, 'fulfilment')).headers,
    })
  ).json()
const ordersOf = async (id: string): Promise<string[]> => {
  const rows = await db<{ state: string }[]>`
    select state from shipping_orders where reward_id = ${id} order by created_at`
  return rows.map(({ state }) => state)
}
/** Orders of a gift at the firm. */
const received = (reference: string): { order: string; receiver: object }[] =>
  office
    .read("select facts from shipments where facts ->> '$.reference' = ?", reference)
    .map(({ facts }) => JSON.parse(String(facts)))

test('R17 a gift is handed over an hour after its last change, and the firm packs, ships and delivers it', async () => {
  const { person, id, reference } = await chosen({ item: 'desk-lamp' })
  await run()
  expect(await ordersOf(id)).toEqual([])
  expect((await person.changeAddress(id, mainland)).status).toBe(0)
  await hourLater()
  expect(await ordersOf(id)).toEqual(['handed_over'])
  expect(received(reference)).toMatchObject([{ item: { code: 'desk-lamp' }, receiver: mainland }])
  await office.ship({ reference, state: 'packed' })
  await run()
  expect((await person.status()).gift.status).toBe('packed')
  await office.ship({ reference, state: 'shipped', carrier: '顺丰速运', trackingNo: 'SF 1234-5678' })
  await run()
  expect((await person.status()).gift).toMatchObject({
    status: 'shipped',
    shipment: { carrier: '顺丰速运', trackingNo: 'SF 1234-5678' },
  })
  await office.ship({ reference, state: 'shipped', carrier: '顺丰速运', trackingNo: 'SF 9' })
  await office.ship({ reference, state: 'delivered' })
  await run()
  await run()
  const { gift } = await person.status()
  expect(gift).toMatchObject({ status: 'delivered', shipment: { trackingNo: 'SF 9' } })
  expect(gift.history.map(({ event }: { event: string }) => event)).toEqual(['grant', 'pack', 'ship', 'deliver'])
  expect(received(reference)).toHaveLength(1)
  expect((await verify(context)).differences).toEqual([])
})

test('R17 a gift that was handed over can no longer be changed by its person or by operators', async () => {
  const { person, id, reference } = await chosen()
  await hourLater()
  expect((await person.changeAddress(id, mainland)).reason).toBe('gift_packed')
  expect((await person.changeItem('desk-lamp')).reason).toBe('gift_packed')
  for (const event of ['pack', 'revoke']) expect((await operator(reference, { event })).reason).toBe('reward_not_open')
})

test('R17 while the firm ships gifts, operators pack none, and revoke one that was not handed over', async () => {
  const { reference } = await chosen()
  expect((await operator(reference, { event: 'pack' })).reason).toBe('reward_not_open')
  expect((await operator(reference, { event: 'revoke' })).data).toEqual({ status: 'revoked' })
  await hourLater()
  expect(received(reference)).toEqual([])
})

test('R17 an order whose answer was lost, or that several processes hand over, is one order of the firm', async () => {
  const { id, reference } = await chosen()
  await office.fail({ fault: 'commits_and_resets', system: 'back-office' })
  clock.advance(changeTime + 1)
  await expect(run()).rejects.toThrow()
  await office.heal()
  await office.fail({ fault: 'down', system: 'back-office' })
  await expect(run()).rejects.toThrow()
  await office.heal()
  await Promise.all([run(), run(), run()])
  expect(await ordersOf(id)).toEqual(['handed_over'])
  expect(received(reference)).toHaveLength(1)
})

test('R17 a gift that came back is sent again under another order once its address is corrected', async () => {
  const { person, id, reference } = await chosen()
  await hourLater()
  await office.ship({ reference, state: 'shipped', carrier: 'SF', trackingNo: '1' })
  await office.ship({ reference, state: 'returned' })
  await hourLater()
  expect((await person.status()).gift).toMatchObject({ status: 'returned', addressNeeded: true })
  expect(await ordersOf(id)).toEqual(['returned'])
  expect((await person.changeAddress(id, mainland)).status).toBe(0)
  await hourLater()
  expect(await ordersOf(id)).toEqual(['returned', 'handed_over'])
  expect(received(reference).map(({ receiver }) => receiver)).toEqual([hongKong, mainland])
  await office.ship({ reference, state: 'shipped', carrier: 'SF', trackingNo: '2' })
  await run()
  expect((await person.status()).gift).toMatchObject({ status: 'shipped', shipment: { trackingNo: '2' } })
})

test('R17 an address that the firm refuses is shown as needing a correction, and another order follows', async () => {
  const { person, id, reference } = await chosen({ address: { ...hongKong, building: 'Unreachable Tower' } })
  await hourLater()
  expect(await ordersOf(id)).toEqual(['refused'])
  expect((await person.status()).gift).toMatchObject({ status: 'preparing', addressNeeded: true })
  const list = (await person.from.post('/api/user/rewards', { tab: 'available' }, person.as)).json()
  expect(list.data.rewards).toMatchObject([{ status: 'preparing', needs: 'address' }])
  expect((await person.changeAddress(id, hongKong)).status).toBe(0)
  expect((await person.status()).gift.addressNeeded).toBe(false)
  await hourLater()
  expect(await ordersOf(id)).toEqual(['refused', 'handed_over'])
  expect(received(reference)).toMatchObject([{ receiver: hongKong }])
})

test('R17 a step of an order that nobody here knows changes nothing and is in the audit trail', async () => {
  const order = '11111111-1111-4111-8111-111111111111'
  office.change('insert into shipments (shipping_order, facts) values (?, ?)', order, '{}')
  await office.ship({ order, state: 'packed' })
  await run()
  expect(await db`select event from audit_entries where subject_id = ${order}`).toEqual([{ event: 'unknown_packed' }])
})

test('neither name nor address of a receiver is logged', () => {
  expect(written.length).toBeGreaterThan(0)
  for (const secret of [hongKong.name, hongKong.building, mainland.name, mainland.mobileNo, mainland.street])
    expect(written.join('')).not.toContain(secret)
})
