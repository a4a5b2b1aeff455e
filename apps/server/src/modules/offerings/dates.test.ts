import type { OfferingDates } from '@foyer/api/offerings'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import type { Closures } from '../trading-calendar/calendar.ts'
import { isTradingDay } from '../trading-calendar/calendar.ts'
import { declareClosure, withdrawClosure } from '../trading-calendar/closures.ts'
import { dayOf, momentOf } from '../trading-calendar/days.ts'
import { sampleClosures } from '../trading-calendar/testing.ts'
import { attendOffering } from './attend.ts'
import { effectiveDates, offeringPhaseOf } from './dates.ts'
import { declareOffering } from './declare.ts'
import { offeringsByCode, offeringsOf } from './rows.ts'
import { bonds, hour, offeringFixture } from './testing.ts'

const none = sampleClosures()
const at = (text: string) => Date.parse(`${text}+08:00`)
const written = (moment: number) => new Date(moment + 8 * hour).toISOString().slice(0, 16)

/** Closes on Wednesday 14 January 2026. */
const announced: OfferingDates = {
  opens: at('2026-01-05T09:00'),
  cutOff: at('2026-01-14T10:00'),
  closes: at('2026-01-14T14:00'),
  allotment: at('2026-01-16T09:00'),
  refund: at('2026-01-19T09:00'),
  listed: at('2026-01-20T09:00'),
}
const datesWith = (closures: Closures) =>
  Object.fromEntries(Object.entries(effectiveDates(closures, announced)).map(([name, date]) => [name, written(date)]))

describe('O7 the dates of an offering', () => {
  test('dates stay as announced if trading continues', () => {
    expect(effectiveDates(none, announced)).toEqual(announced)
  })

  test('a typhoon on the closing day moves the close and all later dates by the same distance', () => {
    expect(datesWith(sampleClosures([['2026-01-14', 0]]))).toEqual({
      opens: '2026-01-05T09:00',
      cutOff: '2026-01-15T10:00',
      closes: '2026-01-15T14:00',
      allotment: '2026-01-19T09:00',
      refund: '2026-01-20T09:00',
      listed: '2026-01-21T09:00',
    })
  })

  test('a stop of trading at noon of the closing day moves the close, but not a cut-off that has passed', () => {
    expect(datesWith(sampleClosures([['2026-01-14', 720]]))).toMatchObject({
      cutOff: '2026-01-14T10:00',
      closes: '2026-01-15T14:00',
      allotment: '2026-01-19T09:00',
    })
  })

  test('a day without trading between close and refund moves only the dates after it', () => {
    expect(datesWith(sampleClosures([['2026-01-19', 0]]))).toMatchObject({
      closes: '2026-01-14T14:00',
      allotment: '2026-01-16T09:00',
      refund: '2026-01-20T09:00',
      listed: '2026-01-21T09:00',
    })
  })

  test('a day without trading during the application period moves no date', () => {
    expect(effectiveDates(sampleClosures([['2026-01-08', 0]]), announced)).toEqual(announced)
  })

  test('dates are in order, on trading days and never earlier than announced, whatever days are closed', () => {
    const days = fc.integer({ min: 0, max: 25 }).map((n) => dayOf(announced.opens + n * 24 * hour))
    const closures = fc.array(fc.tuple(days, fc.constantFrom(0, 600, 720, 900)), { maxLength: 8 })
    fc.assert(
      fc.property(closures, (declared) => {
        const moved = effectiveDates(sampleClosures(declared), announced)
        const order = [moved.opens, moved.cutOff, moved.closes, moved.allotment, moved.refund, moved.listed]
        expect([...order].sort((one, other) => one - other)).toEqual(order)
        for (const [name, date] of Object.entries(moved))
          expect(date).toBeGreaterThanOrEqual(announced[name as keyof OfferingDates])
        for (const date of [moved.closes, moved.allotment, moved.refund, moved.listed])
          expect(isTradingDay(sampleClosures(declared), dayOf(date))).toBe(true)
      }),
    )
  })
})

test.each([
  ['2026-01-05T08:59', 'upcoming'],
  ['2026-01-05T09:00', 'open'],
  ['2026-01-14T09:59', 'open'],
  ['2026-01-14T10:00', 'cut_off'],
  ['2026-01-14T14:00', 'closed'],
  ['2026-01-20T00:00', 'closed'],
] as const)('at %s an offering is %s', (moment, phase) => {
  expect(offeringPhaseOf({ dates: announced, frozenAt: null, allottedAt: null, settledAt: null }, at(moment))).toBe(
    phase,
  )
})

const { app, context, clock } = await testApp()
const { db } = context
const { client, differences } = offeringFixture(app, context)

let made = 0
/** A series as the issuer announces one: listed, and following the calendar. */
const announce = async (dates: Partial<OfferingDates> = {}) => {
  made++
  const [model] = await offeringsOf(db, bonds)
  if (!model) throw new Error('nothing is seeded')
  const code = `announced-${made}`
  await declareOffering(context, db, {
    code,
    activity: bonds,
    facts: { ...model.facts, entropyCodes: [...model.entropyCodes] },
    maxLots: 10,
    lotsOnOffer: 100,
    demand: [],
    dates: { ...announced, ...dates },
    followsCalendar: true,
    unlisted: false,
  })
  return code
}
const clockTo = (text: string) => clock.moveBusiness(at(text) - context.clocks.wall())

test('a typhoon on the closing day keeps an offering open until the next day and allots it a day later', async () => {
  const code = await announce()
  const [one, other] = [await client(), await client()]
  clockTo('2026-01-14T09:30')
  expect(await one.apply({ offering: code })).toMatchObject({ status: 0 })
  clockTo('2026-01-14T10:30')
  expect(await other.apply({ offering: code })).toMatchObject({ reason: 'offering_cut_off' })
  await declareClosure(db, { day: '2026-01-14', reason: 'typhoon', fromMinute: null }, context.clocks.business())
  expect(await other.apply({ offering: code })).toMatchObject({ status: 0 })
  clockTo('2026-01-15T14:00')
  await attendOffering(context, code)
  clockTo('2026-01-16T09:00')
  await attendOffering(context, code)
  expect((await offeringsByCode(db, [code])).get(code)?.allottedAt).toBeNull()
  clockTo('2026-01-19T09:00')
  await attendOffering(context, code)
  const drawn = (await offeringsByCode(db, [code])).get(code)
  // the prices of the day on which applications really closed
  expect(drawn?.entropy).toMatch(/^2026-01-15 02800=\d+ 02828=\d+ 03033=\d+$/)
  clockTo('2026-01-20T09:00')
  await attendOffering(context, code)
  for (const person of [one, other])
    expect((await person.mine()).applications).toMatchObject([{ status: 'refunded', lotsAllotted: 1 }])
  // declared in time for the ballots of the later tests
  await withdrawClosure(db, '2026-01-14', at('2026-01-14T11:00'))
  // what has happened is final, even after the closure is withdrawn
  expect((await offeringsByCode(db, [code])).get(code)?.allottedAt).toEqual(drawn?.allottedAt)
  expect(await differences()).toEqual([])
})

test('a cut-off at midnight in Hong Kong ends the Hong Kong day, not the day in London', async () => {
  const midnight = { cutOff: at('2026-01-14T00:00'), closes: at('2026-01-14T00:00') }
  clockTo('2026-01-05T08:00')
  const code = await announce(midnight)
  const [early, late] = [await client(), await client()]
  clock.moveBusiness(midnight.cutOff - 1 - context.clocks.wall())
  expect(await early.apply({ offering: code })).toMatchObject({ status: 0 })
  clock.moveBusiness(midnight.cutOff - context.clocks.wall())
  expect(await late.apply({ offering: code })).toMatchObject({ reason: 'offering_cut_off' })
  expect(momentOf('2026-01-14', 0)).toBe(midnight.cutOff)
  // the prices of the 13th are known before applications end
  await attendOffering(context, code)
  expect((await offeringsByCode(db, [code])).get(code)).toMatchObject({
    closedOn: '2026-01-14',
    closesOn: '2026-01-13',
  })
})
