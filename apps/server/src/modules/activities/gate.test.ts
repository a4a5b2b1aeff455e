import type { JoinStatus } from '@foyer/api/activities'
import { describe, expect, test } from 'vitest'
import { provideStock } from '../../engine/stock.ts'
import { testApp } from '../../testing/context.ts'
import type { Credentials, Device } from '../../testing/signed-client.ts'
import { declareClosure, withdrawClosure } from '../trading-calendar/closures.ts'
import { clients, day, declare, joinBody, joinStatusOf, joins, newcomers, publish } from './testing.ts'

const { app, context, clock } = await testApp()
const { db } = context
const someone = newcomers(app, context)
const client = clients(app, context)

let last = 900
const activity = async (changes: Parameters<typeof declare>[2] = {}) => {
  last++
  await declare(context, last, changes)
  await publish(context, last)
  return last
}

/** The caller's status for a call that counts as coming from a country. */
const from = async (country: string, caller: Device, as: Credentials, number: number): Promise<JoinStatus> => {
  const call = caller.sign(`/api/user/${number}/joinStatus`, {}, as)
  return (await caller.send({ ...call, headers: { ...call.headers, 'x-sandbox-country': country } })).json().data
}

describe('POST /api/user/:number/joinStatus', () => {
  test('The reply gives each caller their own status and is never cached', async () => {
    const number = await activity({ joinLevel: 'login' })
    const { from: phone, as } = await someone()
    const reply = await phone.post(`/api/user/${number}/joinStatus`, {}, await phone.tourist())
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.json()).toEqual({
      status: 0,
      data: {
        asOf: context.clocks.business(),
        gate: 'anonymous',
        rule: null,
        residenceNeeded: false,
        participation: null,
        quota: null,
        termsVersion: 1,
        stages: [],
      },
    })
    expect(await joinStatusOf(phone, as, number)).toMatchObject({ gate: 'registered' })
    const { from: there, login } = await client()
    expect(await joinStatusOf(there, login, number)).toMatchObject({ gate: 'available' })
  })

  test('The gate changes on the exact minute at which the period begins or ends', async () => {
    const { opensAt, closesAt } = await declare(context, ++last)
    const { from: phone, as } = await someone()
    const at = async (moment: number) => {
      clock.moveBusiness(moment - context.clocks.wall())
      return (await joinStatusOf(phone, as, last)).gate
    }
    expect(await at(opensAt - 1)).toBe('not_started')
    expect(await at(opensAt)).toBe('available')
    expect(await at(closesAt - 1)).toBe('available')
    expect(await at(closesAt)).toBe('ended')
    clock.moveBusiness(0)
  })

  test('A participant stays joined after the stock is gone and the activity has ended', async () => {
    const number = await activity()
    await provideStock(db, number, 1)
    const [one, other] = [await someone(), await someone()]
    await joins(one.from, one.as, number)
    expect(await joinStatusOf(one.from, one.as, number)).toMatchObject({ gate: 'joined' })
    expect(await joinStatusOf(other.from, other.as, number)).toMatchObject({ gate: 'sold_out' })
    clock.moveBusiness(9 * day)
    expect(await joinStatusOf(one.from, one.as, number)).toMatchObject({ gate: 'joined' })
    expect(await joinStatusOf(other.from, other.as, number)).toMatchObject({ gate: 'ended' })
    clock.moveBusiness(0)
  })

  test('O7 A typhoon on the last day extends joining until the next trading day', async () => {
    // Monday 5 January 2026, 14:00 in Hong Kong
    const closesAt = Date.UTC(2026, 0, 5, 6)
    const number = await activity({ closesAt, followsCalendar: true })
    const { from: phone, as } = await someone()
    const gateAt = async (moment: number) => {
      clock.moveBusiness(moment - context.clocks.wall())
      return (await joinStatusOf(phone, as, number)).gate
    }
    expect(await gateAt(closesAt)).toBe('ended')
    await declareClosure(db, { day: '2026-01-05', reason: 'typhoon', fromMinute: 13 * 60 }, context.clocks.business())
    expect(await gateAt(closesAt)).toBe('available')
    expect(await gateAt(closesAt + day)).toBe('ended')
    expect(await gateAt(closesAt + day - 1)).toBe('available')
    expect(await joins(phone, as, number)).toMatchObject({ status: 0 })
    await withdrawClosure(db, '2026-01-05', context.clocks.business())
    expect(await gateAt(closesAt)).toBe('joined')
    clock.moveBusiness(0)
  })

  test('The account type of the account logged in to determines eligibility', async () => {
    const number = await activity({ joinLevel: 'login', eligibility: { accountTypes: ['margin'] } })
    const [margin, cash] = [await client({ accountType: 'margin' }), await client({ accountType: 'cash' })]
    expect(await joinStatusOf(margin.from, margin.login, number)).toMatchObject({ gate: 'available', rule: null })
    expect(await joinStatusOf(cash.from, cash.login, number)).toMatchObject({
      gate: 'ineligible',
      rule: 'account_type',
    })
    const refused = { reason: 'activity_ineligible', detail: { rule: 'account_type' } }
    expect(await joins(cash.from, cash.login, number)).toMatchObject(refused)
    expect(await joins(margin.from, margin.login, number)).toMatchObject({ status: 0 })
    // the same person below login level, on the same device
    expect(await joinStatusOf(margin.from, margin.register, number)).toMatchObject({ gate: 'joined' })
  })

  test('An activity that does not exist gives not_found', async () => {
    const { from: phone, as } = await someone()
    expect((await phone.post('/api/user/999999/joinStatus', {}, as)).json()).toMatchObject({ reason: 'not_found' })
  })
})

describe('N5 The mainland gate', () => {
  test('N5 The gate is closed for a mainland address, a mainland number or a declared mainland residence, if the activity requires it', async () => {
    const [notice, page] = [await activity({ mainland: 'notice' }), await activity({ mainland: 'page' })]
    const local = await someone()
    const mainlander = await someone('+86')
    expect(await from('HK', local.from, local.as, notice)).toMatchObject({ gate: 'available' })
    expect(await from('CN', local.from, local.as, notice)).toMatchObject({ gate: 'mainland' })
    expect(await from('CN', local.from, await local.from.tourist(), notice)).toMatchObject({ gate: 'mainland' })
    expect(await from('HK', mainlander.from, mainlander.as, notice)).toMatchObject({ gate: 'mainland' })
    await db`update persons set residence = 'mainland' where user_code = ${(await userCodeOf(local.as)) ?? ''}`
    expect(await from('HK', local.from, local.as, notice)).toMatchObject({ gate: 'mainland' })
    for (const { from: phone, as } of [local, mainlander])
      expect(await from('CN', phone, as, page)).toMatchObject({ gate: 'available' })
  })

  test('N5 The verified residence of an account takes precedence over address, number and declared residence, in both directions', async () => {
    const number = await activity({ mainland: 'notice', joinLevel: 'login' })
    const verified = await client({ residence: 'hong_kong' }, '86')
    expect(await from('CN', verified.from, verified.login, number)).toMatchObject({
      gate: 'available',
      residenceNeeded: false,
    })
    // below login level no residence is verified
    expect(await from('HK', verified.from, verified.register, number)).toMatchObject({ gate: 'mainland' })
    const resident = await client({ residence: 'mainland' })
    expect(await from('HK', resident.from, resident.login, number)).toMatchObject({ gate: 'mainland' })
    const unknown = await client()
    expect(await from('HK', unknown.from, unknown.login, number)).toMatchObject({
      gate: 'available',
      residenceNeeded: true,
    })
  })

  test('N5 A verified mainland residence counts at register level too, so logging out does not avoid it', async () => {
    const number = await activity({ mainland: 'notice' })
    const { from: phone, register } = await client({ residence: 'mainland' })
    expect(await from('HK', phone, register, number)).toMatchObject({ gate: 'mainland', residenceNeeded: false })
    expect(await joins(phone, register, number)).toMatchObject({ reason: 'activity_mainland' })
    const elsewhere = await client({ residence: 'hong_kong' })
    expect(await from('HK', elsewhere.from, elsewhere.register, number)).toMatchObject({
      gate: 'available',
      residenceNeeded: true,
    })
  })

  test('N5 A participant who travels to the mainland sees their participation and nothing that is withheld', async () => {
    const number = await activity({ mainland: 'notice' })
    await provideStock(db, number, 5)
    const { from: phone, as } = await someone()
    const { data } = await joins(phone, as, number)
    const seen = { gate: 'mainland', quota: null, stages: [], participation: data.participation }
    expect(await from('CN', phone, as, number)).toMatchObject(seen)
  })

  test('N5 A key sent again from the mainland returns the participation and nothing that is withheld', async () => {
    const number = await activity({ mainland: 'notice' })
    await provideStock(db, number, 5)
    const { from: phone, as } = await someone()
    const body = joinBody()
    const first = await joins(phone, as, number, body)
    expect(first).toMatchObject({ status: 0 })
    const { data } = first
    const call = phone.sign(`/api/user/${number}/join`, body, as)
    const again = await phone.send({ ...call, headers: { ...call.headers, 'x-sandbox-country': 'CN' } })
    expect(again.json().data).toMatchObject({
      participation: data.participation,
      status: { gate: 'mainland', quota: null },
    })
    expect(await joins(phone, as, number, body)).toEqual({ status: 0, data })
  })
})

const userCodeOf = async ({ jwt }: Credentials): Promise<string | undefined> =>
  JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()).sub
