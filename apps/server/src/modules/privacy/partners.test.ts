import { randomUUID } from 'node:crypto'
import { privacyExport } from '@foyer/api/privacy-export'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { joins, newcomers } from '../activities/testing.ts'
import { claims, work } from '../partners/testing/claims.ts'
import { idOf } from './testing.ts'

const { app, context, clock } = await testApp()
const { db } = context
const claim = claims(app, context)
const someone = newcomers(app, context)
type Claimed = Pick<Awaited<ReturnType<typeof claim>>, 'from' | 'as'>
const call = async ({ from, as }: Claimed, name = '', body: object = {}) =>
  (await from.post(`/api/user/privacy${name}`, body, as)).json()
const withdraw = (one: Claimed, key: string = randomUUID(), partner = 'food-platform') =>
  call(one, '/partner', { key, partner })
const books = (one: { id: string }) =>
  db<{ received: object }[]>`select received from sandbox_partner_orders where id = ${one.id}`

test('O4 a withdrawn consent to a partner takes effect at once: a waiting order is sent without the number', async () => {
  const one = await claim(['partner_mobile'])
  const before = (await call(one)).data
  expect(before.partners).toMatchObject([
    { partner: 'food-platform', name: { 'en-US': 'Food delivery platform' }, activity: 499, agreed: true },
  ])
  clock.advance(1_000)
  const key = randomUUID()
  const [first, again] = await Promise.all([withdraw(one, key), withdraw(one, key)])
  expect(first.data.partners).toMatchObject([{ partner: 'food-platform', agreed: false, at: clock.clocks.wall() }])
  expect(again).toEqual(first)
  await withdraw(one)
  const after = (await call(one)).data
  expect(after.partners).toEqual(first.data.partners)
  // the consent and its withdrawal are stored and exported, and nothing else
  expect(after.counts.consents).toBe(before.counts.consents + 1)
  const { consents } = privacyExport.parse((await call(one, '/export')).data)
  const statements = consents.filter(({ partner }) => partner === 'food-platform')
  expect(statements.map(({ agreed, version }) => [agreed, version])).toEqual([
    [true, '1'],
    [false, '1'],
  ])
  await work(context)
  const [sent] = await books(one)
  expect(Object.keys(sent?.received ?? {}).sort()).toEqual(['code', 'item', 'member', 'order'])
})

test('O4 a person sees which partners may receive their number, for what and since when', async () => {
  const person = await someone()
  await joins(person.from, person.as, 488)
  const wanted = { key: randomUUID(), offer: 'book-voucher', termsVersion: 1, consents: ['partner_mobile'] }
  await person.from.post('/api/user/488/conversion/hold', wanted, person.as)
  const agreedAt = context.clocks.wall()
  clock.advance(1_000)
  const givenAt = context.clocks.wall()
  await db`
    insert into partner_consents (person_id, partner, activity, terms_version, agreed, given_at)
    values (${await idOf(context, person.mobile)}, 'long-gone', 499, 1, true, ${new Date(givenAt)})`
  expect((await call(person)).data.partners).toEqual([
    // a consent is still valid if no rule names the partner any more
    {
      partner: 'long-gone',
      name: { 'zh-CN': 'long-gone', 'zh-HK': 'long-gone', 'en-US': 'long-gone' },
      dataStatement: null,
      activity: 499,
      title: expect.objectContaining({ 'en-US': 'Food voucher' }),
      agreed: true,
      at: givenAt,
    },
    {
      partner: 'tidal-books',
      name: { 'zh-CN': '潮汐书店', 'zh-HK': '潮汐書店', 'en-US': 'Tidal Books' },
      dataStatement: expect.objectContaining({ 'en-US': expect.stringContaining('we pass your phone number') }),
      activity: 488,
      title: expect.objectContaining({ 'en-US': expect.any(String) }),
      agreed: true,
      at: agreedAt,
    },
  ])
})

test('O4 a partner without a statement has no consent to withdraw', async () => {
  const one = await claim()
  expect(await withdraw(one)).toMatchObject({ reason: 'not_found' })
  expect((await call(one)).data.partners).toEqual([])
})

test('O4 the export contains the orders sent to a partner, and an erasure deletes them from the books of the sandbox’s partner', async () => {
  const [one, other] = [await claim(['partner_mobile']), await claim(['partner_mobile'])]
  await work(context)
  const { rewards } = privacyExport.parse((await call(one, '/export')).data)
  expect(rewards).toMatchObject([
    {
      code: expect.stringMatching(/^MEAL-/),
      partner: { code: 'food-platform', passesMobile: true, status: 'delivered' },
    },
  ])
  const sent = await app.inject(`/dev/partners?partner=food-platform&mobile=${encodeURIComponent(one.mobile)}`)
  expect(sent.json().data).toMatchObject([{ received: { mobile: one.mobile } }])
  await db`update rewards set status = 'used' where id = ${one.reward}`
  expect(await call(one, '/erasure', { key: randomUUID(), understood: true })).toMatchObject({ status: 0 })
  expect(await books(one)).toEqual([])
  expect(await books(other)).toHaveLength(1)
  expect(await idOf(context, other.mobile)).toBeGreaterThan(0)
})
