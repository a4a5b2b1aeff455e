import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { clients } from '../activities/testing.ts'
import { cashbackScenario } from '../cashback/testing.ts'

const { app, context, clock } = await testApp()
const { goTo, participant, cashbackStatus } = await cashbackScenario(app, context, clock)
const client = clients(app, context)
const dev = async (path: string, payload: object = {}) =>
  (await app.inject({ method: 'POST', url: `/dev/${path}`, payload })).json()

test('POST /dev/trades reports a trade that counts if it settles today, and by default settles in two trading days', async () => {
  const one = await participant('2026-01-05T10:00')
  const { clientNo } = one
  await dev('trades', { clientNo, fees: 250_00, settlesOn: 'today' })
  await dev('trades', { clientNo })
  const { shown } = await cashbackStatus(one)
  expect(shown).toMatchObject({ fees: { minor: 250_00 }, unsettledFees: { minor: 50_00 } })
  expect(shown?.trades.map(({ settlesOn }) => settlesOn).sort()).toEqual(['2026-01-05', '2026-01-07'])
})

test('Cancelling affects the newest trade of one client, and then the trade before it', async () => {
  const one = await participant('2026-01-05T10:00')
  const other = await client({ trades: 'none' })
  const { clientNo } = one
  const first = await dev('trades', { clientNo, settlesOn: '2026-01-06', executedAt: '2026-01-05T02:00:01Z' })
  goTo('2026-01-05T11:00')
  const second = await dev('trades', { clientNo })
  await dev('trades', { clientNo: other.clientNo })
  expect((await dev('trades/cancel', { clientNo })).data).toEqual(second.data)
  expect((await dev('trades/cancel', { clientNo })).data).toEqual(first.data)
  expect((await dev('trades/cancel', { clientNo })).reason).toBe('not_found')
  // the reported settlement does not change
  expect((await cashbackStatus(one)).shown?.trades).toMatchObject([
    { why: 'cancelled', settlesOn: '2026-01-07' },
    { why: 'cancelled', settlesOn: '2026-01-06' },
  ])
})

test('POST /dev/trades refuses a trade of an unknown client', async () => {
  expect((await dev('trades', { clientNo: '11111111' })).reason).toBe('invalid_request')
})
