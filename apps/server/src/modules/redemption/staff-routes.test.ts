import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { newcomers } from '../activities/testing.ts'
import { staffWith } from '../staff/testing/callers.ts'
import { counterOf, granted, presents } from './testing.ts'

const { app, context, clock } = await testApp()
const { db } = context
const someone = newcomers(app, context)
const clerk = await staffWith(context, 'operations')
const call = async (path: string, payload: object = {}, { headers } = clerk) =>
  (await app.inject({ method: 'POST', url: `/staff/merchants${path}`, payload, headers })).json()

const markup = '<img src=x onerror=alert(1)>'
const name = { 'zh-CN': '茶室', 'zh-HK': '茶室', 'en-US': markup }
const coffee = { activity: 488, item: 'coffee' }
const meal = { activity: 499, item: 'meal' }
const reason = 'Contract C-12'
const add = (code: string, more: object = {}) => call('/add', { code, name, items: [coffee], reason, ...more })
const found = async (code: string) => (await call('')).data.merchants.find((one: { code: string }) => one.code === code)
const entries = (event: string) => db`
  select staff_id, reason, detail from audit_entries where subject = 'merchants' and event = ${event} and staff_id is not null
  order by id`
const redeemsAt = async (merchant: string, pin: string) => {
  const person = await someone()
  const { id } = await granted(app, person.mobile)
  const { data } = await presents(person, id)
  return (await counterOf(app, { merchant, pin })).redeem(data.presentation.qr)
}

test('R13 A merchant is added with a PIN that is shown once, accepts the vouchers, and is counted by day', async () => {
  const { data } = await add('tea-room')
  expect(data.pin).toMatch(/^\d{6}$/)
  expect(await redeemsAt('tea-room', data.pin)).toMatchObject({ status: 0 })
  expect(await found('tea-room')).toEqual({
    code: 'tea-room',
    name,
    items: [coffee],
    addedAt: clock.clocks.wall(),
    recent: 1,
    lastAt: clock.clocks.business(),
  })
  expect((await call('/days', { code: 'tea-room', days: 7 })).data.days).toEqual([
    { day: '2026-01-05', ...coffee, redeemed: 1 },
  ])
  expect([...(await entries('add'))]).toEqual([
    { staff_id: clerk.id, reason, detail: { before: {}, after: { code: 'tea-room', vouchers: ['488:coffee'] } } },
  ])
  expect((await add('tea-room')).data).toEqual({ pin: null })
  expect(JSON.stringify([await call(''), await db`select * from audit_entries`])).not.toContain(data.pin)
})

test('R13 A new PIN replaces the old one at once and signs the counters out', async () => {
  const { pin } = (await add('noodles')).data
  const counter = await counterOf(app, { merchant: 'noodles', pin })
  const renewed = (await call('/pin', { code: 'noodles', reason: 'A clerk left' })).data.pin
  expect(await counter.redeem('XXXX-XXXX')).toMatchObject({ reason: 'merchant_unknown' })
  const proof = (given: string) => ({ url: '/api/merchants/session', payload: { merchant: 'noodles', pin: given } })
  if (renewed !== pin)
    expect((await app.inject({ method: 'POST', ...proof(pin) })).json().reason).toBe('merchant_unknown')
  expect((await app.inject({ method: 'POST', ...proof(renewed) })).json().status).toBe(0)
  expect([...(await entries('pin'))]).toEqual([{ staff_id: clerk.id, reason: 'A clerk left', detail: {} }])
})

test('R13 The vouchers of a merchant change with both values in the audit trail, and a closed one accepts nothing', async () => {
  const { pin } = (await add('bakery')).data
  const set = await call('/items', { code: 'bakery', items: [meal], reason: 'New contract' })
  expect(set.data.items).toEqual([meal])
  expect(await redeemsAt('bakery', pin)).toMatchObject({ reason: 'code_invalid' })
  expect([...(await entries('vouchers'))]).toEqual([
    {
      staff_id: clerk.id,
      reason: 'New contract',
      detail: { before: { vouchers: ['488:coffee'] }, after: { vouchers: ['499:meal'] } },
    },
  ])
  expect((await call('/close', { code: 'bakery', reason: 'Contract ended' })).data).toMatchObject({ items: [] })
  expect((await entries('close'))[0]).toMatchObject({ staff_id: clerk.id, reason: 'Contract ended' })
})

test('Unknown merchants, vouchers that nobody grants, and fields that no form has are refused', async () => {
  for (const path of ['/pin', '/close']) expect((await call(path, { code: 'nobody', reason })).reason).toBe('not_found')
  expect((await call('/items', { code: 'nobody', items: [meal], reason })).reason).toBe('not_found')
  expect((await call('/days', { code: 'nobody', days: 7 })).reason).toBe('not_found')
  expect((await add('other', { items: [{ activity: 499, item: 'yacht' }] })).reason).toBe('not_found')
  expect((await add('other', { pin: '000000' })).reason).toBe('invalid_request')
  expect((await add('other', { items: [coffee, coffee] })).reason).toBe('invalid_request')
  expect(await found('other')).toBeUndefined()
})

test('Merchants are listed in pages by code, and acts on them need a recent proof of identity', async () => {
  await db`
    insert into merchants (code, name, pin_hash, created_at)
    select 'zz-' || lpad(nth::text, 3, '0'), ${db.json(name)}, decode(md5(nth::text), 'hex'), ${new Date(0)}
    from generate_series(1, 110) nth`
  const first = (await call('')).data
  expect(first.merchants).toHaveLength(100)
  const second = (await call('', { after: first.after })).data
  expect([second.merchants.at(-1).code, second.after]).toEqual(['zz-110', null])
  expect(first.vouchers).toContainEqual({ ...meal, title: expect.anything(), name: expect.anything() })
  clock.advance(6 * 60_000)
  expect((await call('/pin', { code: 'zz-001', reason })).reason).toBe('proof_needed')
})
