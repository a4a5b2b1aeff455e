import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { staffWith } from '../staff/testing/callers.ts'
import { messageSender } from './choose-gateway.ts'
import { recordTry } from './deliveries.ts'

const sent: string[] = []
const gateway = (name: string) => ({ name, send: async () => void sent.push(name) })
const { app, context } = await testApp()
Object.assign(context.connectors, { sms: [gateway('first'), gateway('second')] })
const { db, clocks } = context
const who = await staffWith(context, 'operations')
const reason = 'Codes to Hong Kong do not arrive'
const call = async (path: string, payload: object = {}) =>
  (await app.inject({ method: 'POST', url: `/staff/sms${path}`, headers: who.headers, payload })).json()
const send = (id: string) => messageSender(context)({ id, mobile: '+85261234567', region: 'HK', text: 'Code' } as never)
const changes = (subject: string) => db`
  select event, reason, detail->'before' as before, detail->'after' as after from audit_entries
  where subject = ${subject} order by id`

test('staff change the budget of today, and the trail has the values before and after', async () => {
  const { data: before } = await call('')
  expect(await call('/limit', { limit: before.limit + 500, reason })).toMatchObject({ status: 0 })
  expect((await call('')).data).toMatchObject({ limit: before.limit + 500, spent: before.spent, day: before.day })
  expect(await changes('sms_budget')).toEqual([
    { event: 'limit', reason, before: { limit: before.limit }, after: { limit: before.limit + 500 } },
  ])
  for (const limit of [-1, 1.5, 1_000_001])
    expect(await call('/limit', { limit, reason })).toMatchObject({ reason: 'invalid_request' })
})

test('a gateway that is switched off gets no new message on any server, and the last one stays on', async () => {
  await recordTry(db, { id: 'old', region: 'HK' } as never, 'first', clocks.wall())
  expect((await call('')).data.gateways[0]).toMatchObject({
    name: 'first',
    offSince: null,
    regions: [{ region: 'HK', sent: 1 }],
  })
  expect(await call('/gateway', { gateway: 'first', on: false, reason })).toMatchObject({ status: 0 })
  await send('one')
  expect(await call('/gateway', { gateway: 'second', on: false, reason })).toMatchObject({ reason: 'invalid_request' })
  expect(await call('/gateway', { gateway: 'third', on: false, reason })).toMatchObject({ reason: 'not_found' })
  expect((await call('')).data.gateways[0]).toMatchObject({ offSince: clocks.wall() })
  expect(await call('/gateway', { gateway: 'first', on: true, reason })).toMatchObject({ status: 0 })
  await send('two')
  expect(sent).toEqual(['second', 'first'])
  expect((await changes('sms_gateways_off')).map(({ event }) => event)).toEqual(['switch_off', 'switch_on'])
})
