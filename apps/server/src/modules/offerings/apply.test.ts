import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { bonds, newShares, offeringFixture } from './testing.ts'

const { app, context } = await testApp()
const { dev, client, differences } = offeringFixture(app, context)

test('an application blocks its amount, shows its steps, and can be cancelled for the whole amount', async () => {
  const { code, dates } = await dev({ activity: 'green-bond' })
  const one = await client()
  const { data } = await one.apply({ offering: code, lots: 3 })
  const at = context.clocks.business()
  expect(data?.application).toEqual({
    reference: expect.stringMatching(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/),
    offering: code,
    lots: 3,
    method: 'cash',
    amount: 3_000_000,
    fees: { handling: 0, brokerage: 0, sfcLevy: 0, afrcLevy: 0, exchangeFee: 0 },
    feesTotal: 0,
    loan: 0,
    interest: 0,
    blocked: 3_000_000,
    refusal: null,
    status: 'submitted',
    lotsAllotted: null,
    drawnLots: null,
    settlement: null,
    at,
    cancellableUntil: dates.cutOff,
    steps: [{ step: 'submitted', at }],
  })
  expect(await one.money()).toEqual({ available: 97_000_000, blocked: 3_000_000, owed: 0 })
  expect((await one.mine()).applications).toEqual([data?.application])
  expect(await differences()).toEqual([])

  const cancelled = await one.cancel(data?.application.reference ?? '')
  expect(cancelled.data?.application).toMatchObject({
    status: 'cancelled',
    cancellableUntil: null,
    steps: [{ step: 'submitted' }, { step: 'cancelled' }],
  })
  expect(await one.money()).toEqual({ available: 100_000_000, blocked: 0, owed: 0 })
  expect(await differences()).toEqual([])
  // applies again, with a new application
  expect((await one.apply({ offering: code, lots: 1 })).status).toBe(0)
})

test('on margin a loan pays its part of an application, is owed meanwhile, and is returned when it is cancelled', async () => {
  const { code } = await dev({ activity: 'new-shares' })
  const one = await client({ accountType: 'margin', cash: 1_000_000 })
  const { data } = await one.apply({ activity: newShares, offering: code, lots: 10, method: 'margin' })
  const { amount, feesTotal, loan, interest, blocked } = data?.application ?? expect.fail()
  expect([blocked, loan]).toEqual([amount + feesTotal + interest, Math.floor((amount * 90) / 100)])
  expect(interest).toBeGreaterThan(0)
  expect(await one.money()).toEqual({ available: 1_000_000 + loan - blocked, blocked, owed: loan })
  expect(await differences()).toEqual([])
  await one.cancel(data?.application.reference ?? '', { activity: newShares })
  expect(await one.money()).toEqual({ available: 1_000_000, blocked: 0, owed: 0 })
  expect(await differences()).toEqual([])
})

test('an application for more cash than the account has is refused and blocks nothing', async () => {
  const { code } = await dev({ activity: 'green-bond' })
  const one = await client({ cash: 999_999 })
  expect(await one.apply({ offering: code })).toMatchObject({ reason: 'funds_short' })
  expect(await one.money()).toEqual({ available: 999_999, blocked: 0, owed: 0 })
  expect((await one.mine()).applications).toEqual([])
})

test('a person applies once, whatever the number of their accounts', async () => {
  const { code } = await dev({ activity: 'green-bond' })
  const [one, other] = [await client({ holder: 'twice' }), await client({ holder: 'twice' })]
  const first = await one.apply({ offering: code })
  expect(first.status).toBe(0)
  for (const again of [one, other])
    expect(await again.apply({ offering: code })).toMatchObject({ reason: 'application_exists' })
  expect(await other.money()).toEqual({ available: 100_000_000, blocked: 0, owed: 0 })
  expect(await other.mine()).toMatchObject({ applications: [], elsewhere: [code] })
  // a cancelled application does not count
  await one.cancel(first.data?.application.reference ?? '')
  expect(await other.apply({ offering: code })).toMatchObject({ status: 0 })
  expect(await differences()).toEqual([])
})

test.each([
  ['a passport', { document: 'passport' }, 'identity_document'],
  ['a mainland card', { document: 'mainland_id' }, 'identity_document'],
  ['17 years of age', { age: 17 }, 'age'],
  ['a verified home elsewhere', { residence: 'macao' }, 'residence'],
] as const)('an applicant with %s cannot subscribe for the bond and sees the reason', async (_, facts, rule) => {
  const { code } = await dev({ activity: 'green-bond' })
  const one = await client(facts)
  expect(await one.apply({ offering: code })).toMatchObject({ reason: 'activity_ineligible', detail: { rule } })
  expect((await one.mine()).holderRule).toBe(rule)
  expect(await one.money()).toMatchObject({ blocked: 0 })
})

test('new shares accept any document, and require a margin account for payment on margin', async () => {
  const { code } = await dev({ activity: 'new-shares' })
  const one = await client({ document: 'passport' })
  const application = { activity: newShares, offering: code }
  const refused = { reason: 'activity_ineligible', detail: { rule: 'account_type' } }
  expect(await one.apply({ ...application, method: 'margin' })).toMatchObject(refused)
  expect(await one.apply(application)).toMatchObject({ status: 0 })
  const minor = await client({ age: 17 })
  expect(await minor.apply(application)).toMatchObject({ reason: 'activity_ineligible', detail: { rule: 'age' } })
})

test('an applicant who saw an outdated document is refused', async () => {
  const { code } = await dev({ activity: 'green-bond' })
  const one = await client()
  expect(await one.apply({ offering: code, documentVersion: 2 })).toMatchObject({ reason: 'terms_outdated' })
})

test.each([
  ['upcoming', 'activity_not_started'],
  ['cut_off', 'offering_cut_off'],
  ['closed', 'offering_cut_off'],
  ['allotted', 'offering_cut_off'],
  ['settled', 'offering_cut_off'],
] as const)('an offering that is %s refuses applications', async (phase, reason) => {
  const { code } = await dev({ activity: 'green-bond', phase })
  expect(await (await client()).apply({ offering: code })).toMatchObject({ reason })
})

test('P6 a caller below login level cannot apply, cancel or list applications', async () => {
  const { code } = await dev({ activity: 'green-bond' })
  const one = await client()
  const tourist = await one.from.tourist()
  const { url, payload } = one.applying({ offering: code })
  for (const as of [tourist, one.register])
    for (const [path, body] of [
      [url, JSON.parse(payload)],
      [url.replace('apply', 'cancel'), { key: randomUUID(), reference: 'x', tradingPassword: 'x' }],
      ['/trade/trade/matrix/offerings/mine', { ...one.proof, activity: bonds }],
    ])
      expect((await one.from.post(path, body, as)).json()).toMatchObject({ reason: 'level_too_low' })
})

test('no offering is shown at a mainland address, and a mainland person cannot apply', async () => {
  const { code } = await dev({ activity: 'green-bond' })
  const one = await client({ residence: 'mainland' })
  expect(await one.apply({ offering: code })).toMatchObject({ reason: 'activity_mainland' })
  const headers = { 'x-sandbox-country': 'CN' }
  for (const path of ['491', `491/${code}`])
    expect((await app.inject({ url: `/api/offerings/${path}`, headers })).json()).toMatchObject({
      withheld: true,
      offerings: [],
    })
})
