import { randomUUID } from 'node:crypto'
import { privacyExport } from '@foyer/api/privacy-export'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { clients, joins, newcomers } from '../activities/testing.ts'
import { tradeOf } from '../cashback/testing.ts'
import { draws, giveChances, open, takesPart } from '../draws/testing.ts'
import { giftFixture } from '../gifts/testing.ts'
import { counterOf, granted, presents } from '../redemption/testing.ts'
import { importTrades } from '../trades/import.ts'

const { app, context } = await testApp()
const someone = newcomers(app, context)
type SignedPerson = Pick<Awaited<ReturnType<typeof someone>>, 'from' | 'as'>
const take = async ({ from, as }: SignedPerson) =>
  privacyExport.parse((await from.post('/api/user/privacy/export', {}, as)).json().data)

test('O4 the export contains holds and conversions of points', async () => {
  const person = await someone()
  await joins(person.from, person.as, 488)
  const call = async (name: string, body: object) =>
    (await person.from.post(`/api/user/488/conversion/${name}`, { key: randomUUID(), ...body }, person.as)).json().data
  const { hold } = await call('hold', { offer: 'coffee', termsVersion: 1 })
  expect((await take(person)).holds).toMatchObject([{ activity: 488, status: 'held', cost: hold.cost }])
  const { conversion } = await call('commit', { hold: hold.id })
  const { holds, conversions, rewards } = await take(person)
  expect(holds).toMatchObject([{ status: 'committed', termsVersion: 1 }])
  expect(conversions).toMatchObject([
    { activity: 488, status: 'succeeded', reference: conversion.reference, settledAt: expect.any(Number) },
  ])
  expect(rewards).toMatchObject([{ status: 'available', code: expect.any(String), redeemed: null, presentations: [] }])
})

test('O4 the export contains the presentations of a voucher and where it was redeemed', async () => {
  const person = await someone()
  const { id } = await granted(app, person.mobile)
  const { data } = await presents(person, id)
  expect((await take(person)).rewards[0]?.presentations).toEqual([{ expiresAt: expect.any(Number) }])
  const counter = await counterOf(app)
  expect(await counter.redeem(data.presentation.qr)).toMatchObject({ status: 0 })
  const [used] = (await take(person)).rewards
  expect(used).toMatchObject({
    status: 'used',
    redeemed: { merchant: { 'en-US': expect.any(String) }, at: context.clocks.business() },
  })
})

test('O4 the export contains chances and draws', async () => {
  const person = await someone()
  await takesPart(person.from, person.as)
  await giveChances(context, person.mobile, 1)
  expect((await draws(person.from, person.as)).status).toBe(0)
  const { chances } = await take(person)
  expect(chances.every(({ activity }) => activity === open)).toBe(true)
  expect(chances.filter(({ draw }) => draw !== null)).toMatchObject([
    { draw: { number: expect.any(Number), visitorSeed: expect.any(String), at: context.clocks.business() } },
  ])
  expect(chances.length).toBeGreaterThan(1)
})

test('O4 the export contains the pictures and the delivery steps of a gift', async () => {
  const person = await giftFixture(app, context).someone()
  await person.choose()
  for (const event of ['pack', 'ship']) await person.move(event)
  expect((await take(person)).rewards).toMatchObject([
    { type: 'physical_gift', pictures: [person.picture], shipment: { carrier: 'SF Express' } },
  ])
})

test('O4 the export contains trades only for a person who is logged in to their account', async () => {
  const one = await clients(app, context)({ trades: 'none' })
  await importTrades(context, { trades: [tradeOf(one.clientNo, '2026-01-02T10:00')] }, 'system')
  const { from } = one
  expect((await take({ from, as: one.login })).trades).toMatchObject([{ code: '02800', amountMinor: 13_050_00 }])
  expect((await take({ from, as: one.register })).trades).toEqual([])
})

test('O4 the export contains the books of an account only for its own login, and an erasure leaves them with the account; SEC-15 no export contains a suspended account', async () => {
  const holdings = { cash: 500_00, positions: [{ code: '02800', quantity: 100, cost: 2_600_00 }] }
  const { from, login, register } = await clients(app, context)({ trades: 'none', ...holdings })
  const account = (await take({ from, as: login })).account
  expect(account).toMatchObject({
    holder: { document: 'hkid', born: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    positions: [{ code: '02800', quantity: 100, costMinor: 2_600_00 }],
    movements: [{ kind: 'deposit', account: 'cash', amountMinor: 500_00 }],
    creditLimitMinor: 0,
    discounts: [],
  })
  expect((await take({ from, as: register })).account).toBeNull()
  await context.db`update client_accounts set status = 'suspended' where id in (select account_id from positions where cost = 260000)`
  const suspended = await take({ from, as: login })
  expect([suspended.account, suspended.trades]).toEqual([null, []])
  const body = { key: randomUUID(), understood: true }
  expect((await from.post('/api/user/privacy/erasure', body, register)).json()).toMatchObject({ status: 0 })
  const left = await context.db`select code, quantity from positions where cost = 260000`
  expect(left).toEqual([{ code: '02800', quantity: 100 }])
})
