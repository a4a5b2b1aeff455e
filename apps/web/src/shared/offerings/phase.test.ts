import type { Application, MyOfferings, Offering, OfferingDates } from '@foyer/contract/offerings'
import { describe, expect, test } from 'vitest'
import { applicationFor, nextMomentOf, phaseAt, type Standing, standingAt } from './phase.ts'

const dates: OfferingDates = { opens: 10, cutOff: 20, closes: 30, allotment: 40, refund: 50, listed: 60 }
const offering = (phase: Offering['phase']) => ({ phase, dates })

describe('the phase between two answers of the server', () => {
  test('goes on with the moments of its clock', () => {
    const seen = [9, 10, 19, 20, 29, 30, 45].map((now) => phaseAt(offering('upcoming'), now))
    expect(seen).toEqual(['upcoming', 'open', 'open', 'cut_off', 'cut_off', 'closed', 'closed'])
  })

  test('has no result before the server says so, and never goes back', () => {
    for (const phase of ['closed', 'allotted', 'settled'] as const)
      for (const now of [15, 55]) expect(phaseAt(offering(phase), now)).toBe(phase)
  })
})

test.each([
  ['upcoming', dates.opens],
  ['open', dates.cutOff],
  ['cut_off', dates.closes],
  ['closed', dates.allotment],
  ['allotted', dates.refund],
  ['settled', Infinity],
] as const)('an answer about an offering that is %s holds until its moment %s', (phase, moment) => {
  expect(nextMomentOf(offering(phase))).toBe(moment)
})

/** The newest first, as the server tells them. */
const mineWith = (applications: [offering: string, status: Application['status']][], more: Partial<MyOfferings> = {}) =>
  ({
    applications: applications.map(([code, status], n) => ({ offering: code, status, reference: `r${n}` })),
    elsewhere: [],
    holderRule: null,
    ...more,
  }) as unknown as MyOfferings

describe('the application of an account for an offering', () => {
  test('is the one that was not cancelled, whichever is newer', () => {
    const cancelledSince = mineWith([
      ['bond-1', 'cancelled'],
      ['bond-1', 'submitted'],
    ])
    expect(applicationFor(cancelledSince, 'bond-1')?.reference).toBe('r1')
  })

  test('is the newest where all were cancelled, and never one for another offering', () => {
    const mine = mineWith([
      ['bond-2', 'submitted'],
      ['bond-1', 'cancelled'],
      ['bond-1', 'cancelled'],
    ])
    expect(applicationFor(mine, 'bond-1')?.reference).toBe('r1')
    expect(applicationFor(mine, 'bond-3')).toBeUndefined()
    expect(applicationFor(undefined, 'bond-1')).toBeUndefined()
  })
})

describe('where an account stands with an offering', () => {
  const bond = { ...offering('upcoming'), code: 'bond-1' } as Offering
  const [before, during, after] = [dates.opens - 1, dates.opens, dates.cutOff]

  test.each<[what: string, mine: MyOfferings | undefined, now: number, standing: Standing]>([
    ['nobody may apply yet', undefined, before, 'upcoming'],
    ['it may apply', mineWith([]), during, 'open'],
    ['it is not known yet what it applied for', undefined, during, 'open'],
    ['it came too late', mineWith([]), after, 'cut_off'],
    ['it has applied', mineWith([['bond-1', 'submitted']]), during, 'applied'],
    ['it has applied and time went by', mineWith([['bond-1', 'submitted']]), after, 'applied'],
    ['it may apply again after it cancelled', mineWith([['bond-1', 'cancelled']]), during, 'open'],
    ['the same person applied by another account', mineWith([], { elsewhere: ['bond-1'] }), during, 'elsewhere'],
    ['the same person applied for something else', mineWith([], { elsewhere: ['bond-2'] }), during, 'open'],
    ['its holder may not apply', mineWith([], { holderRule: 'age' }), during, 'ineligible'],
    ['its holder may not apply, and nobody may yet', mineWith([], { holderRule: 'age' }), before, 'upcoming'],
  ])('%s', (_, mine, now, standing) => {
    expect(standingAt(bond, mine, now)).toBe(standing)
  })
})
