import { financingRates } from '@foyer/api/financing'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { declareClosure, withdrawClosure } from '../trading-calendar/closures.ts'

const { app, context, clock } = await testApp()
const { db } = context
const url = '/api/financing/rates'
const mainland = { 'x-sandbox-country': 'CN' }
const hkt = (text: string) => Date.parse(`${text}+08:00`)

const request = (headers: Record<string, string> = {}) => app.inject({ url, headers })
const read = async (headers?: Record<string, string>) => financingRates.parse((await request(headers)).json())
const goTo = (text: string) => clock.moveBusiness(hkt(text) - context.clocks.wall())

beforeEach(async () => {
  await db`update activities set closes_at = ${new Date(hkt('2026-02-14T18:00'))} where number = 481`
  goTo('2026-01-05T10:00')
})

test('R7 The reply contains tiers with standard, promotional and later rate, their date, and the last day of the promotion', async () => {
  const rates = await read()
  expect(rates).toMatchObject({
    asOf: '2026-11-20',
    withheld: false,
    promotion: { until: '2026-04-15', daysLeft: 101 },
  })
  expect(rates.currencies.map(({ currency }) => currency)).toEqual(['HKD', 'USD', 'CNY'])
  expect(rates.currencies[0]?.tiers[0]).toEqual({
    from: 0,
    to: 50_000_000,
    standard: 68_000,
    promotional: 48_000,
    afterwards: 66_000,
  })
})

test.each([
  ['2026-04-14T23:59:59', 2],
  ['2026-04-15T00:00', 1],
  ['2026-04-15T23:59:59', 1],
  ['2026-04-16T00:00', 0],
  ['2027-01-01T00:00', 0],
])('R7 At %s in Hong Kong the promotion has %i days left', async (at, daysLeft) => {
  goTo(at)
  expect((await read()).promotion).toEqual({ until: '2026-04-15', daysLeft })
})

test('R7 A typhoon on the last day of claiming moves that day, but not the rates', async () => {
  await db`update activities set closes_at = ${new Date(hkt('2026-02-13T18:00'))} where number = 481`
  await declareClosure(db, { day: '2026-02-13', reason: 'typhoon', fromMinute: null }, context.clocks.business())
  expect((await read()).promotion?.until).toBe('2026-04-14')
  await withdrawClosure(db, '2026-02-13', context.clocks.business())
})

test('R7 An activity that ends at midnight has the day before as its last day', async () => {
  await db`update activities set closes_at = ${new Date(hkt('2026-02-15T00:00'))} where number = 481`
  expect((await read()).promotion?.until).toBe('2026-04-15')
})

test('R7 Unchanged rates are a 304 without a body', async () => {
  const first = await request()
  expect(first.headers['cache-control']).toBe('private, no-cache')
  expect((await request({ 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304)
})

test('R7 A mainland address gets no rate, no amount and no date of the offer', async () => {
  expect(await read(mainland)).toEqual({
    asOf: '2026-11-20',
    withheld: true,
    promotion: null,
    terms: [],
    currencies: [],
  })
  await db`update activities set mainland = 'page' where number = 481`
  expect(await read(mainland)).toEqual(await read())
  await db`update activities set mainland = 'notice' where number = 481`
})
