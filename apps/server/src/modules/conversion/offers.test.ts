import { randomUUID } from 'node:crypto'
import { accessReply, offersReply } from '@foyer/api/conversion'
import { afterEach, describe, expect, test } from 'vitest'
import { setRemaining } from '../../engine/stock.ts'
import { testApp } from '../../testing/context.ts'
import { day } from '../activities/testing.ts'
import { expireHolds } from './expire-holds.ts'
import { exchange, remainingOf } from './testing.ts'

const { app, context, clock } = await testApp()
const { db } = context
const { member, someone } = exchange(app, context)
const minute = 60_000

/** Releases every hold, so that tests are independent. */
afterEach(async () => {
  clock.moveBusiness(20 * minute)
  await expireHolds(context)
  clock.moveBusiness(0)
})

describe('R10 The offers of the exchange', () => {
  test('R10 A visitor sees every offer with cost, true stock and validity, and no balance', async () => {
    const { from } = await someone()
    const reply = await from.post('/api/user/488/conversion/offers', {}, await from.tourist())
    expect(reply.headers['cache-control']).toBe('no-store')
    const { balance, offers, welcome } = offersReply.parse(reply.json().data)
    expect({ balance, welcome }).toEqual({ balance: null, welcome: 600 })
    expect(offers.map(({ code, cost, mine, quota }) => [code, cost, mine, quota.total === quota.remaining])).toEqual([
      ['coffee', 120, null, true],
      ['book-voucher', 200, null, true],
      ['supermarket', 260, null, true],
      ['cinema-ticket', 380, null, true],
    ])
    expect(offers[0]?.quota.total).toBe(240)
  })

  test('R10 The unsigned route returns the same with an ETag, and refuses a mainland address', async () => {
    const { from } = await someone()
    const { data } = (await from.post('/api/user/488/conversion/offers', {}, await from.tourist())).json()
    const url = '/api/conversion/offers'
    const reply = await app.inject({ url })
    const { asOf, ...shown } = offersReply.parse(reply.json())
    expect({ ...shown, asOf: data.asOf }).toEqual(data)
    expect(data.asOf - asOf).toBeLessThan(minute)
    const again = await app.inject({ url, headers: { 'if-none-match': String(reply.headers.etag) } })
    expect([again.statusCode, reply.headers['cache-control']]).toEqual([304, 'private, no-cache'])
    const inMainland = await app.inject({ url, headers: { 'x-sandbox-country': 'CN' } })
    expect(inMainland.json()).toMatchObject({ reason: 'activity_mainland' })
  })

  test('R11 The unsigned route returns the rules of an offer as for a signed visitor', async () => {
    const { from } = await someone()
    const body = { offer: 'coffee' }
    const { data } = (await from.post('/api/user/488/conversion/access', body, await from.tourist())).json()
    const url = '/api/conversion/access/coffee'
    const reply = await app.inject({ url })
    expect({ ...accessReply.parse(reply.json()), asOf: data.asOf }).toEqual(data)
    const again = await app.inject({ url, headers: { 'if-none-match': String(reply.headers.etag) } })
    expect([again.statusCode, reply.headers['cache-control']]).toEqual([304, 'private, no-cache'])
    expect((await app.inject({ url: '/api/conversion/access/yacht' })).json()).toMatchObject({ reason: 'not_found' })
    const inMainland = await app.inject({ url, headers: { 'x-sandbox-country': 'CN' } })
    expect(inMainland.json()).toMatchObject({ reason: 'activity_mainland' })
  })

  test('R10 Joining grants the welcome points once, whatever keys are sent', async () => {
    const { offers, join } = await member()
    await join()
    expect((await offers()).balance).toEqual({ available: 600, held: 0 })
    const earned = await db`select from ledger_transfers where kind = 'earn'`
    expect(earned).toHaveLength(1)
  })

  test("R10 Each offer has the caller's state: open, short, held, limit, sold out, not joined", async () => {
    const { call, offers, hold, convert, points } = await member()
    const states = async () => (await offers()).offers.map(({ mine }) => mine?.state)
    expect(await states()).toEqual(['open', 'open', 'open', 'open'])
    await points(250)
    expect(await states()).toEqual(['open', 'open', 'short', 'short'])
    expect((await offers()).offers[3]?.mine).toMatchObject({ missing: 130 })
    await hold('coffee')
    expect(await states()).toEqual(['held', 'short', 'short', 'short'])
    await points(5_000)
    await convert('supermarket')
    const left = await remainingOf(db, 'cinema-ticket')
    await setRemaining(db, 488, 'cinema-ticket', 0)
    expect(await states()).toEqual(['held', 'open', 'limit', 'sold_out'])
    await setRemaining(db, 488, 'cinema-ticket', left)
    const { from, as } = await someone()
    const { data } = (await from.post('/api/user/488/conversion/offers', {}, as)).json()
    expect(data.balance).toEqual({ available: 0, held: 0 })
    expect(data.offers[0].mine.state).toBe('not_joined')
    expect(await call('offers', {})).toMatchObject({ status: 0 })
  })

  test('R10 The server marks an offer with low stock and a closed exchange', async () => {
    const { offers } = await member()
    const left = await remainingOf(db, 'supermarket')
    await setRemaining(db, 488, 'supermarket', 3)
    expect((await offers()).offers[2]).toMatchObject({ isLow: true, quota: { remaining: 3 } })
    await setRemaining(db, 488, 'supermarket', left)
    expect((await offers()).offers[2]).toMatchObject({ isLow: false })
    clock.moveBusiness(100 * day)
    expect((await offers()).offers.map(({ mine }) => mine?.state)).toEqual(Array(4).fill('closed'))
  })

  test('R10 A mainland address is refused the offers, and an activity without an exchange has none', async () => {
    const { from } = await someone()
    const call = from.sign('/api/user/488/conversion/offers', {}, await from.tourist())
    const reply = await app.inject({ ...call, headers: { ...call.headers, 'x-sandbox-country': 'CN' } })
    expect(reply.json()).toMatchObject({ reason: 'activity_mainland' })
    const other = await from.post('/api/user/503/conversion/offers', {}, await from.tourist())
    expect(other.json()).toMatchObject({ reason: 'not_found' })
  })
})

describe('R11 The rules of an offer', () => {
  const verdicts = (checks: readonly { rule: string; verdict: string }[]) =>
    Object.fromEntries(checks.map(({ rule, verdict }) => [rule, verdict]))
  const allPass = { open: 'pass', joined: 'pass', residence: 'pass', points: 'pass', limit: 'pass', stock: 'pass' }

  test('R11 For a visitor and for a person who has not joined, unknown rules are marked as unknown', async () => {
    const { from, as } = await someone()
    const verdictsFor = async (who: typeof as) =>
      verdicts((await from.post('/api/user/488/conversion/access', { offer: 'coffee' }, who)).json().data.checks)
    const unknown = { residence: 'unknown', points: 'unknown' }
    expect(await verdictsFor(await from.tourist())).toEqual({
      ...allPass,
      joined: 'fail',
      limit: 'unknown',
      ...unknown,
    })
    expect(await verdictsFor(as)).toEqual({ ...allPass, joined: 'fail', ...unknown })
  })

  test('R11 Each rule fails under its own name', async () => {
    const { access, points, convert } = await member()
    expect(await access('cinema-ticket')).toMatchObject({ isGranted: true, consentedAt: null, converted: null })
    expect(verdicts((await access('cinema-ticket')).checks)).toEqual(allPass)
    await points(379)
    expect(verdicts((await access('cinema-ticket')).checks)).toEqual({ ...allPass, points: 'fail' })
    await points(380)
    const { conversion } = await convert('cinema-ticket')
    const done = await access('cinema-ticket')
    expect(verdicts(done.checks)).toEqual({ ...allPass, points: 'fail', limit: 'fail' })
    expect(done).toMatchObject({ isGranted: false, converted: conversion.id })
    const left = await remainingOf(db, 'coffee')
    await setRemaining(db, 488, 'coffee', 0)
    expect(verdicts((await access('coffee')).checks)).toMatchObject({ stock: 'fail' })
    await setRemaining(db, 488, 'coffee', left)
    clock.moveBusiness(100 * day)
    expect(verdicts((await access('coffee')).checks)).toMatchObject({ open: 'fail' })
  })

  test('R11 Consent to share data with the partner is stored with version and time, and requested once per version', async () => {
    const { access, holds, call } = await member()
    expect((await access('book-voucher')).offer.partner.needsConsent).toBe(true)
    const withoutConsent = await holds({ offer: 'book-voucher', consents: [] })
    expect(withoutConsent).toMatchObject({ reason: 'consent_missing' })
    expect(await holds({ offer: 'book-voucher', consents: ['partner_mobile'] })).toMatchObject({ status: 0 })
    const { consentedAt } = await access('book-voucher')
    expect(consentedAt).toBe(context.clocks.wall())
    const stored = await db`
      select partner, terms_version, agreed from partner_consents where given_at = ${new Date(consentedAt ?? 0)}`
    expect(stored.at(-1)).toEqual({ partner: 'tidal-books', terms_version: 1, agreed: true })
    const { data } = await holds({ offer: 'book-voucher' })
    await call('release', { key: randomUUID(), hold: data.hold.id })
    expect(await holds({ offer: 'book-voucher' })).toMatchObject({ status: 0 })
  })
})
