import { expect, test } from 'vitest'
import { drain } from '../../jobs/work.ts'
import { testApp } from '../../testing/context.ts'
import { joinBody, joins, newcomers, publish } from '../activities/testing.ts'
import { partnerOrderJob } from './jobs.ts'

const { app, context } = await testApp()
const someone = newcomers(app, context)

test('R29 a claim is confirmed by the partner, and the voucher is there', async () => {
  await publish(context, 499)
  const { from, as } = await someone()
  expect(await joins(from, as, 499, joinBody({}))).toMatchObject({ status: 0 })
  expect(await context.db`select status from rewards`).toMatchObject([{ status: 'pending' }])
  expect(await drain(context, partnerOrderJob)).toBe(1)
  expect(await context.db`select status from rewards`).toMatchObject([{ status: 'available' }])
})
