import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { attendOffering } from './attend.ts'
import { offeringFixture } from './testing.ts'

const { app, context } = await testApp()
const { dev, client } = offeringFixture(app, context)

const facts = async (code: string) => {
  const rows = await context.db<{ facts: object }[]>`
    select facts from notices where kind = 'allotment' and facts ->> 'offering' = ${code}`
  return rows.map((row) => row.facts)
}

test('after a ballot each applicant is notified once that the result is known, without the result', async () => {
  const { code } = await dev({ activity: 'green-bond', lotsOnOffer: 1 })
  for (const one of [await client(), await client()])
    expect(await one.apply({ offering: code, lots: 1 })).toMatchObject({ status: 0 })
  await dev({ code, phase: 'closed' })
  expect(await facts(code)).toEqual([])
  await dev({ code, phase: 'allotted' })
  await attendOffering(context, code)
  const notice = { offering: code, name: expect.anything(), route: '/GreenBondSubscription' }
  expect(await facts(code)).toEqual([notice, notice])
})
