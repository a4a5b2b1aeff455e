import type { Application, MyOfferings, Offering, OfferingDates } from '@foyer/api/offerings'
import { describe, expect, test } from 'vitest'
import { type ApplyStatus, applicationFor, applyStatusAt, nextMomentOf, phaseAt } from './phase.ts'

const dates: OfferingDates = { opens: 10, cutOff: 20, closes: 30, allotment: 40, refund: 50, listed: 60 }
const offering = (phase: Offering['phase']) => ({ phase, dates })

test('the phase between two answers of the server advances at the dates of the offering', () => {
  const seen = [9, 10, 19, 20, 29, 30, 45].map((now) => phaseAt(offering('upcoming'), now))
  expect(seen).toEqual(['upcoming', 'open', 'open', 'cut_off', 'cut_off', 'closed', 'closed'])
})

test('the phase between two answers of the server stays closed, allotted or settled at any time', () => {
  for (const phase of ['closed', 'allotted', 'settled'] as const)
    for (const now of [15, 55]) expect(phaseAt(offering(phase), now)).toBe(phase)
})

test.each([
  ['upcoming', dates.opens],
  ['open', dates.cutOff],
  ['cut_off', dates.closes],
  ['closed', dates.allotment],
  ['allotted', dates.refund],
  ['settled', Infinity],
] as const)('an answer about an offering that is %s is valid until the moment %s', (phase, moment) => {
  expect(nextMomentOf(offering(phase))).toBe(moment)
})

/** Newest first, as the server returns them. */
const mineWith = (applications: [offering: string, status: Application['status']][], more: Partial<MyOfferings> = {}) =>
  ({
    applications: applications.map(([code, status], n) => ({ offering: code, status, reference: `r${n}` })),
    elsewhere: [],
    holderRule: null,
    ...more,
  }) as unknown as MyOfferings

test('the application of an account for an offering is the one that was not cancelled, also when a cancelled one is newer', () => {
  const cancelledSince = mineWith([
    ['bond-1', 'cancelled'],
    ['bond-1', 'submitted'],
  ])
  expect(applicationFor(cancelledSince, 'bond-1')?.reference).toBe('r1')
})

test('the application of an account for an offering is the newest where all were cancelled, and never one for another offering', () => {
  const mine = mineWith([
    ['bond-2', 'submitted'],
    ['bond-1', 'cancelled'],
    ['bond-1', 'cancelled'],
  ])
  expect(applicationFor(mine, 'bond-1')?.reference).toBe('r1')
  expect(applicationFor(mine, 'bond-3')).toBeUndefined()
  expect(applicationFor(undefined, 'bond-1')).toBeUndefined()
})

describe('the status of an account for an offering', () => {
  const bond = { ...offering('upcoming'), code: 'bond-1' } as Offering
  const [before, during, after] = [dates.opens - 1, dates.opens, dates.cutOff]

  test.each<[what: string, mine: MyOfferings | undefined, now: number, status: ApplyStatus]>([
    ['is upcoming before applications open', undefined, before, 'upcoming'],
    ['is open while the account may apply', mineWith([]), during, 'open'],
    ['is open while its applications are not known yet', undefined, during, 'open'],
    ['is cut_off after the cut-off without an application', mineWith([]), after, 'cut_off'],
    ['is applied when the account has applied', mineWith([['bond-1', 'submitted']]), during, 'applied'],
    ['is applied also after the cut-off', mineWith([['bond-1', 'submitted']]), after, 'applied'],
    ['is placing while it is being found out', mineWith([['bond-1', 'placing']]), during, 'placing'],
    ['is applied while a cancellation is being found out', mineWith([['bond-1', 'cancelling']]), during, 'applied'],
    ['is open again after its order was refused', mineWith([['bond-1', 'refused']]), during, 'open'],
    ['is open again after it cancelled its application', mineWith([['bond-1', 'cancelled']]), during, 'open'],
    ['is elsewhere when another account applied for it', mineWith([], { elsewhere: ['bond-1'] }), during, 'elsewhere'],
    ['is open when another account applied for bond-2', mineWith([], { elsewhere: ['bond-2'] }), during, 'open'],
    ['is ineligible when its holder may not apply', mineWith([], { holderRule: 'age' }), during, 'ineligible'],
    ['is upcoming for an ineligible holder before opening', mineWith([], { holderRule: 'age' }), before, 'upcoming'],
  ])('%s', (_, mine, now, status) => {
    expect(applyStatusAt(bond, mine, now)).toBe(status)
  })
})
