import { randomUUID } from 'node:crypto'
import { conversionReply } from '@foyer/api/conversion'
import { afterEach, describe, expect, test } from 'vitest'
import { openCode } from '../../engine/voucher-codes.ts'
import { drain } from '../../jobs/work.ts'
import { testApp } from '../../testing/context.ts'
import { together } from '../../testing/waiting.ts'
import { partnerOrderJob } from '../partners/jobs.ts'
import { memberReference } from '../partners/passed-on.ts'
import { differencesIn } from '../verification/verify.ts'
import { expireHolds } from './expire-holds.ts'
import { exchange, remainingOf } from './testing.ts'

const { app, context, clock } = await testApp()
const { db, secrets } = context
const { member } = exchange(app, context)
const minute = 60_000

afterEach(async () => {
  clock.moveBusiness(20 * minute)
  await expireHolds(context)
  clock.moveBusiness(0)
})

const rewardOf = async (id: string | null) => {
  const [row] = await db`
    select type, status, item, period, voucher_code_id, valid_until, facts from rewards where id = ${id}`
  return row
}

describe('R12 A conversion', () => {
  test('R12 A conversion spends the held points, takes a code and grants a voucher that is valid to the end of a day in Hong Kong', async () => {
    const { hold, commit, balance } = await member()
    const before = await remainingOf(db, 'coffee')
    const { hold: held } = await hold('coffee')
    const { data } = await commit(held.id)
    const { conversion, balance: left } = conversionReply.parse(data)
    expect(left).toEqual({ available: 480, held: 0 })
    expect(conversion).toMatchObject({ status: 'succeeded', cost: 120, restored: 0, failure: null })
    // Monday 5 January 2026 plus thirty days
    expect(new Date(conversion.validUntil ?? 0).toISOString()).toBe('2026-02-04T16:00:00.000Z')
    const reward = await rewardOf(conversion.reward)
    expect(reward).toMatchObject({ type: 'exchange_voucher', status: 'available', item: 'coffee' })
    expect(reward?.facts.name['en-US']).toBe('A medium coffee')
    expect(await openCode(db, secrets, reward?.voucher_code_id)).toMatch(/^CAFE-[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    expect(await remainingOf(db, 'coffee')).toBe(before - 1)
    expect(await balance()).toEqual({ available: 480, held: 0 })
  })

  test('R12 A lost answer to a conversion is returned again for the same key, byte for byte', async () => {
    const { hold, sign, balance } = await member()
    const { hold: held } = await hold('coffee')
    const body = { key: randomUUID(), hold: held.id }
    const first = await app.inject(sign('commit', body))
    clock.moveBusiness(9 * 24 * 60 * minute)
    expect((await app.inject(sign('commit', body))).rawPayload).toEqual(first.rawPayload)
    expect(await balance()).toEqual({ available: 480, held: 0 })
  })

  test('R12 The same key is refused for another hold, and another key returns the existing conversion', async () => {
    const { hold, call, commit, balance } = await member()
    const [coffee, food] = [(await hold('coffee')).hold, (await hold('supermarket')).hold]
    const body = { key: randomUUID(), hold: coffee.id }
    const first = await call('commit', body)
    expect(await call('commit', { ...body, hold: food.id })).toMatchObject({ reason: 'key_reused' })
    expect((await commit(coffee.id)).data.conversion).toEqual(first.data.conversion)
    expect(await balance()).toEqual({ available: 220, held: 260 })
    expect((await call('held', { hold: coffee.id })).data.hold.conversion).toBe(first.data.conversion.id)
  })

  test('R12 Two concurrent taps, with one key or with two, make one conversion', async () => {
    const { hold, sign, balance } = await member()
    for (const keys of [1, 2]) {
      const { hold: held } = await hold('coffee')
      const key = randomUUID()
      const send = () => app.inject(sign('commit', { key: keys === 1 ? key : randomUUID(), hold: held.id }))
      const [one, other] = await together(db, (tx) => tx`select from persons for update`, [send, send])
      expect(one?.json().data.conversion.id).toBe(other?.json().data.conversion.id)
      expect(await db`select from conversions where hold_id = ${held.id}`).toHaveLength(1)
    }
    expect(await balance()).toEqual({ available: 360, held: 0 })
  })

  test('R12 A conversion is visible to its owner and not found for anyone else', async () => {
    const { convert, call } = await member()
    const made = await convert('coffee')
    expect(await call('status', { id: made.conversion.id })).toMatchObject({ data: { conversion: made.conversion } })
    const stranger = await member()
    expect(await stranger.call('status', { id: made.conversion.id })).toMatchObject({ reason: 'not_found' })
  })

  test('R12 A conversion fails and restores the points if the pool has no code although there was stock', async () => {
    const { hold, commit, balance } = await member()
    const left = await remainingOf(db, 'cinema-ticket')
    await db`update voucher_codes set granted_at = to_timestamp(0) where item = 'cinema-ticket' and granted_at is null`
    const { hold: held } = await hold('cinema-ticket')
    const { data } = await commit(held.id)
    expect(data).toMatchObject({
      balance: { available: 600, held: 0 },
      conversion: { status: 'failed', failure: 'pool_dry', restored: 380, reward: null },
    })
    expect(await balance()).toEqual({ available: 600, held: 0 })
    // there was no code, so no stock is restored
    expect(await remainingOf(db, 'cinema-ticket')).toBe(left - 1)
    await db`update voucher_codes set granted_at = null where granted_at = to_timestamp(0)`
    // a failed conversion does not count towards the limit
    expect((await commit((await hold('cinema-ticket')).hold.id)).data.conversion.status).toBe('succeeded')
  })
})

describe('R12 A conversion that its partner has to confirm', () => {
  const refuse = (mobile: string, is: boolean) => partnerSwitch(mobile, 'partners_refusing', is)
  const partnerSwitch = async (mobile: string, column: 'partners_refusing' | 'partners_down', is: boolean) => {
    const [row] = await db<[{ id: number }]>`select max(id)::int as id from persons`
    const name = `tidal-books/${memberReference(secrets, 'tidal-books', row.id)}`
    expect(mobile).toMatch(/^\+852/)
    await db`update sandbox_settings set ${db(column)} = ${is ? [name] : []}`
  }

  test('R12 A conversion is pending until its partner confirms it with the number as agreed, and then succeeds with a code', async () => {
    const { convert, call, balance, mobile } = await member()
    const { conversion } = await convert('book-voucher')
    expect(conversion).toMatchObject({ status: 'pending', settledAt: null })
    expect(await rewardOf(conversion.reward)).toMatchObject({ status: 'pending', voucher_code_id: null })
    expect(await balance()).toEqual({ available: 400, held: 0 })
    await drain(context, partnerOrderJob)
    const { data } = await call('status', { id: conversion.id })
    expect(data.conversion).toMatchObject({ status: 'succeeded', settledAt: context.clocks.business() })
    const reward = await rewardOf(conversion.reward)
    expect(reward).toMatchObject({ status: 'available' })
    expect(await openCode(db, secrets, reward?.voucher_code_id)).toMatch(/^BOOK-/)
    const sent = (await app.inject('/dev/partners?partner=tidal-books')).json().data
    expect(sent).toMatchObject([{ received: { mobile } }])
  })

  test('R12 A conversion stays pending while its partner does not answer', async () => {
    const { convert, call, mobile } = await member()
    await partnerSwitch(mobile, 'partners_down', true)
    const { conversion } = await convert('book-voucher')
    await drain(context, partnerOrderJob)
    expect((await call('status', { id: conversion.id })).data.conversion.status).toBe('pending')
    await partnerSwitch(mobile, 'partners_down', false)
  })

  test('R12 A conversion that its partner refuses fails, restores points and stock, and can be tried again', async () => {
    const { convert, call, balance, mobile, offers } = await member()
    await refuse(mobile, true)
    const before = await remainingOf(db, 'book-voucher')
    const { conversion } = await convert('book-voucher')
    expect(await remainingOf(db, 'book-voucher')).toBe(before - 1)
    await drain(context, partnerOrderJob)
    await refuse(mobile, false)
    const { data } = await call('status', { id: conversion.id })
    expect(data).toMatchObject({
      balance: { available: 600, held: 0 },
      conversion: { status: 'failed', failure: 'partner_refused', restored: 200, reward: null, validUntil: null },
    })
    expect(await balance()).toEqual({ available: 600, held: 0 })
    expect(await remainingOf(db, 'book-voucher')).toBe(before)
    expect(await rewardOf(conversion.reward)).toMatchObject({ status: 'revoked', voucher_code_id: null })
    expect((await offers()).offers[1]?.mine).toMatchObject({ state: 'open', conversions: 0 })
  })

  test('R12 A conversion that is confirmed when no code is left fails, revokes the voucher and restores the points', async () => {
    const { convert, call, balance } = await member()
    const { conversion } = await convert('book-voucher')
    await db`update voucher_codes set granted_at = to_timestamp(0) where item = 'book-voucher' and granted_at is null`
    await drain(context, partnerOrderJob)
    await db`update voucher_codes set granted_at = null where granted_at = to_timestamp(0)`
    expect((await call('status', { id: conversion.id })).data.conversion).toMatchObject({ failure: 'pool_dry' })
    expect(await rewardOf(conversion.reward)).toMatchObject({ status: 'revoked', voucher_code_id: null })
    expect(await balance()).toEqual({ available: 600, held: 0 })
  })
})

test('R12 In the mainland a new conversion is refused, and an earlier conversion is returned for its key', async () => {
  const { hold, sign } = await member()
  const inMainland = async (body: object) => {
    const call = sign('commit', body)
    return (await app.inject({ ...call, headers: { ...call.headers, 'x-sandbox-country': 'CN' } })).json()
  }
  const { hold: held } = await hold('coffee')
  const body = { key: randomUUID(), hold: held.id }
  expect(await inMainland(body)).toMatchObject({ reason: 'activity_mainland' })
  const done = (await app.inject(sign('commit', body))).json()
  expect(done).toMatchObject({ status: 0 })
  expect(await inMainland(body)).toEqual(done)
})

test('R10 A restart of the sandbox adds neither codes nor stock', async () => {
  const { seed } = await import('../../seeds.ts')
  const count = () => db`select item, count(*)::int from voucher_codes group by item order by item`
  const before = [[...(await count())], await remainingOf(db, 'coffee')]
  await seed(context)
  expect([[...(await count())], await remainingOf(db, 'coffee')]).toEqual(before)
})

test('R12 After all these tests ledger, stock, codes and audit trails agree', async () => {
  expect(await db`select from conversions`).not.toHaveLength(0)
  expect(await differencesIn(db, context)).toEqual([])
})
