import { privacyExport } from '@foyer/api/privacy-export'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { offeringFixture } from './testing.ts'

const { app, context } = await testApp()
const { dev, client } = offeringFixture(app, context)

test('O4 the export contains applications only for a person who is logged in to their account', async () => {
  const { code } = await dev({ activity: 'green-bond', lotsOnOffer: 1 })
  const [one, other] = [await client(), await client()]
  const { data } = await one.apply({ offering: code, lots: 3 })
  await dev({ code, phase: 'settled' })
  const all = async (as: typeof one.login) =>
    privacyExport.parse((await one.from.post('/api/user/privacy/export', {}, as)).json().data)
  const exportedApplications = async (as: typeof one.login) => (await all(as)).applications
  expect((await all(one.login)).account?.positions).toEqual([
    { code: expect.stringMatching(/^\d{5}$/), quantity: 10_000, costMinor: 1_000_000 },
  ])
  expect(await exportedApplications(one.login)).toEqual([
    {
      reference: data?.application.reference,
      name: expect.objectContaining({ 'en-US': expect.stringMatching(/green bond/) }),
      lots: 3,
      method: 'cash',
      blockedMinor: 3_000_000,
      status: 'refunded',
      lotsAllotted: 1,
      refundMinor: 2_000_000,
      at: context.clocks.business(),
    },
  ])
  expect(await exportedApplications(one.register)).toEqual([])
  const others = (await other.from.post('/api/user/privacy/export', {}, other.login)).json().data
  expect(others.applications).toEqual([])
})
