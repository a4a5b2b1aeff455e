import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { offeringFixture } from './testing.ts'

const { app, context } = await testApp()
const { dev, client } = offeringFixture(app, context)

test('O4 an erasure is refused until the money of an application is settled, but a cancelled application does not delay it', async () => {
  const { code } = await dev({ activity: 'green-bond', lotsOnOffer: 1 })
  const [one, other] = [await client(), await client()]
  const erase = async ({ from, register }: typeof one) =>
    (await from.post('/api/user/privacy/erasure', { key: randomUUID(), understood: true }, register)).json()
  const open = async () => (await one.from.post('/api/user/privacy', {}, one.register)).json().data.open
  await one.apply({ offering: code, lots: 3 })
  const { data } = await other.apply({ offering: code })
  for (const person of [one, other]) expect(await erase(person)).toMatchObject({ reason: 'erasure_blocked' })
  expect(await open()).toMatchObject([{ kind: 'application', status: 'submitted', reference: null, endsAt: null }])
  await other.cancel(data?.application.reference ?? '')
  expect(await erase(other)).toMatchObject({ status: 0 })
  await dev({ code, phase: 'allotted' })
  expect(await erase(one)).toMatchObject({ reason: 'erasure_blocked' })
  await dev({ code, phase: 'settled' })
  expect(await open()).toEqual([])
  expect(await erase(one)).toMatchObject({ status: 0 })
  // the broker's record, which stays with the account
  const positions = await context.db`select quantity, allotted from positions where account_id = ${one.accountId}`
  expect(positions).toEqual([{ quantity: 10_000, allotted: 10_000 }])
})
