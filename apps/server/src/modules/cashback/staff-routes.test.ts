import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { staffWith } from '../staff/testing/callers.ts'
import { settleCashback } from './settle.ts'
import { cashbackScenario, tradeOf } from './testing.ts'

const { app, context, clock } = await testApp()
const { goTo, participant, report } = await cashbackScenario(app, context, clock)

test('R16 Staff see what each month granted, without a client', async () => {
  for (const fees of [200_00, 400_00]) {
    const { clientNo } = await participant('2025-12-08T10:00')
    await report(tradeOf(clientNo, '2025-12-10T11:00', { fees }))
  }
  goTo('2026-01-20T10:00')
  await settleCashback(context)
  const [{ sum }] = await context.db<[{ sum: number }]>`
    select sum(amount)::int as sum from rewards where activity = 492 and period = '2025-12'`
  const auditor = await staffWith(context, 'auditor')
  const reply = await app.inject({
    method: 'POST',
    url: '/staff/cashback/months',
    payload: {},
    headers: auditor.headers,
  })
  expect(sum).toBeGreaterThan(0)
  expect(reply.json().data.months).toContainEqual({
    month: '2025-12',
    clients: 2,
    granted: sum,
    credited: 0,
    waiting: sum,
    lost: 0,
  })
})
