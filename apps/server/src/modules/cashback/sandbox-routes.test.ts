import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { cashbackScenario } from './testing.ts'

const { app, context, clock } = await testApp()
const { goTo, participant } = await cashbackScenario(app, context, clock)
const dev = async (path: string, payload: object = {}) =>
  (await app.inject({ method: 'POST', url: `/dev/${path}`, payload })).json()

test('POST /dev/trades/settle grants closed months once', async () => {
  const { clientNo } = await participant('2025-12-08T10:00')
  await dev('trades', { clientNo, fees: 200_00 })
  goTo('2026-01-20T10:00')
  expect((await dev('trades/settle')).data).toEqual({ settled: 1 })
  expect((await dev('trades/settle')).data).toEqual({ settled: 0 })
})
