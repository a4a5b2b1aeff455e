import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { differencesIn } from '../verification/verify.ts'
import { exchange } from './testing.ts'

const { app, context } = await testApp()
const { member } = exchange(app, context)
const dev = async (path: string, payload: object) =>
  (await app.inject({ method: 'POST', url: `/dev/${path}`, payload })).json()

test("POST /dev/points sets a person's available points up and down through the ledger, and holds do not change", async () => {
  const { mobile, hold, balance } = await member()
  await hold('coffee')
  expect(await dev('points', { mobile, points: 1_000 })).toMatchObject({ data: { available: 1_000, held: 120 } })
  expect(await dev('points', { mobile, points: 5 })).toMatchObject({ data: { available: 5, held: 120 } })
  expect(await dev('points', { mobile, points: 5 })).toMatchObject({ status: 0 })
  expect(await balance()).toEqual({ available: 5, held: 120 })
  expect(await differencesIn(context.db, context)).toEqual([])
})

test("POST /dev/holds expires one person's holds and no one else's", async () => {
  const [one, other] = [await member(), await member()]
  await one.hold('coffee')
  await other.hold('coffee')
  expect(await dev('holds', { mobile: one.mobile })).toMatchObject({ data: { available: 600, held: 0 } })
  expect(await other.balance()).toEqual({ available: 480, held: 120 })
  expect(await differencesIn(context.db, context)).toEqual([])
})

test('POST /dev/points gives points to a number whose person signs in later', async () => {
  const points = { mobile: '+85251239999', points: 70 }
  expect(await dev('points', points)).toMatchObject({ data: { available: 70, held: 0 } })
})
