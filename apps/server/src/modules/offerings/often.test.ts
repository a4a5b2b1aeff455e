import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { offeringFixture } from './testing.ts'

const { app, context } = await testApp()
const { db } = context
const { dev, client, differences } = offeringFixture(app, context)

test('a person may apply ten times for one offering, whatever the number of their accounts', async () => {
  const { code } = await dev({ activity: 'green-bond' })
  const both = [await client({ holder: 'often' }), await client({ holder: 'often' })]
  for (let n = 0; n < 10; n++) {
    const one = both[n % 2]
    const { data } = (await one?.apply({ offering: code })) ?? {}
    expect(await one?.cancel(data?.application.reference ?? '')).toMatchObject({ status: 0 })
  }
  for (const one of both) {
    expect(await one.apply({ offering: code })).toMatchObject({ reason: 'applications_spent' })
    expect(await one.money()).toEqual({ available: 100_000_000, blocked: 0, owed: 0 })
  }
  const { code: other } = await dev({ activity: 'green-bond' })
  expect(await both[0]?.apply({ offering: other })).toMatchObject({ status: 0 })
  expect(await differences()).toEqual([])
})

test('the twenty newest ended applications are shown, and all active ones', async () => {
  const one = await client()
  const { code } = await dev({ activity: 'green-bond' })
  const live = (await one.apply({ offering: code })).data?.application.reference
  await db`
    insert into offering_applications
    select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'reference', 'later ' || n,
      'status', 'cancelled', 'applied_at', applied_at + n * interval '1 minute'))).*
    from offering_applications one, generate_series(1, 30) as n where offering = ${code}`
  const references = (await one.mine()).applications.map(({ reference }) => reference)
  expect(references).toEqual([...Array.from({ length: 20 }, (_, n) => `later ${30 - n}`), live])
})

test('the reply stored under a key does not grow with the number of other applications', async () => {
  const one = await client()
  for (let n = 0; n < 3; n++) await one.apply({ offering: (await dev({ activity: 'green-bond' })).code })
  const storedReplies = await db<{ fields: string[] }[]>`
    select array(select jsonb_object_keys(reply)) as fields from idempotency_keys
    where reply -> 'application' ->> 'reference' in (
      select reference from offering_applications where account_id = ${one.accountId})`
  expect(storedReplies.map(({ fields }) => fields)).toEqual([['application'], ['application'], ['application']])
})
