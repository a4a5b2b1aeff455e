import { createHash, createHmac } from 'node:crypto'
import { applicationStates } from '@foyer/protocol/machines/offerings'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AllotmentRule, ballot, type Demand, lotsDrawn, lotsFor, sharesOf, ticketOf } from './allotment.ts'
import type { Hmac } from './draw-outcome.ts'

const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest()
const seedOf = (text: string) => createHash('sha256').update(text).digest('hex')
const rules = ['even', 'one_then_share'] as const

/** The lots of each application, drawn as the server draws. */
const allot = (
  rule: AllotmentRule,
  offered: number,
  applications: readonly { reference: string; lots: number }[],
  seed: string,
) => {
  const demand = new Map<number, number>()
  for (const { lots } of applications) demand.set(lots, (demand.get(lots) ?? 0) + 1)
  const shares = sharesOf(rule, offered, demand)
  const open = new Set(shares.tiers.filter(({ inBallot }) => inBallot).map(({ lots }) => lots))
  const drawn = { seed, entropy: '2026-01-05 02800=26140' }
  const winners = ballot(
    hmac,
    drawn,
    applications.filter(({ lots }) => open.has(lots)).map(({ reference }) => reference),
  )
  const lastTicket = shares.ballotLots > 0 ? (winners[shares.ballotLots - 1]?.ticket ?? null) : null
  return new Map(
    applications.map(({ reference, lots }) => [
      reference,
      lotsDrawn(shares.tiers, lastTicket, lots, ticketOf(hmac, drawn, reference)),
    ]),
  )
}

const applications = fc
  .array(fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 100 })), { minLength: 1, maxLength: 60 })
  .map((sizes) => sizes.map((lots, n) => ({ reference: `r${n}`, lots })))
const offered = fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 3_000 }))
const seed = fc.integer({ min: 0, max: 1_000_000 }).map((n) => seedOf(String(n)))

describe.each(rules)('allotment by the rule %s', { timeout: 60_000 }, (rule) => {
  const everything = fc.record({ applications, offered, seed })
  const check = (
    holds: (given: {
      appliedFor: number
      got: Map<string, number>
      offered: number
      applications: { reference: string; lots: number }[]
    }) => void,
  ) =>
    fc.assert(
      fc.property(everything, ({ applications, offered, seed }) => {
        const appliedFor = applications.reduce((sum, { lots }) => sum + lots, 0)
        holds({ appliedFor, got: allot(rule, offered, applications, seed), offered, applications })
      }),
      { numRuns: 100 },
    )

  test('an allotment gives out the smaller of the lots on offer and the lots applied for', () =>
    check(({ appliedFor, got, offered }) => {
      const given = [...got.values()].reduce((sum, lots) => sum + lots, 0)
      expect(given).toBe(Math.min(appliedFor, offered))
    }))

  test('an allotment gives each applicant whole lots and no more than they applied for', () =>
    check(({ got, applications }) => {
      for (const { reference, lots } of applications) {
        const given = got.get(reference) ?? Number.NaN
        expect(Number.isSafeInteger(given) && given >= 0 && given <= lots).toBe(true)
      }
    }))

  test('an allotment gives applicants for the same number of lots at most one lot of difference, by the ballot', () =>
    check(({ got, applications }) => {
      const bySize = new Map<number, number[]>()
      for (const { reference, lots } of applications)
        bySize.set(lots, [...(bySize.get(lots) ?? []), got.get(reference) ?? 0])
      for (const given of bySize.values()) expect(Math.max(...given) - Math.min(...given)).toBeLessThanOrEqual(1)
    }))

  test('an allotment gives every applicant one lot before any applicant gets a second lot', () =>
    check(({ got, offered, applications }) => {
      const given = [...got.values()]
      if (offered >= applications.length) expect(Math.min(...given)).toBeGreaterThanOrEqual(1)
      else expect(Math.max(...given)).toBe(1)
    }))

  test('an allotment gives a larger application no fewer lots than a smaller one, except for the one lot of the ballot', () =>
    check(({ got, applications }) => {
      const sorted = [...applications].sort((one, other) => one.lots - other.lots)
      for (const [nth, { reference }] of sorted.entries()) {
        const before = sorted[nth - 1]
        if (before) expect((got.get(reference) ?? 0) + 1).toBeGreaterThanOrEqual(got.get(before.reference) ?? 0)
      }
    }))

  test('an allotment does not depend on the order of the applications', () =>
    fc.assert(
      fc.property(everything, fc.integer(), ({ applications, offered, seed }, turn) => {
        const at = Math.abs(turn) % applications.length
        const turned = [...applications.slice(at), ...applications.slice(0, at)].reverse()
        const sorted = (got: Map<string, number>) => [...got].sort()
        expect(sorted(allot(rule, offered, turned, seed))).toEqual(sorted(allot(rule, offered, applications, seed)))
      }),
      { numRuns: 60 },
    ))

  test('an allotment reports certain lots and ballot lots that add up, and a ballot with more applicants than lots', () =>
    check(({ appliedFor, offered, applications }) => {
      const demand: Map<number, number> = new Map()
      for (const { lots } of applications) demand.set(lots, (demand.get(lots) ?? 0) + 1)
      const { tiers, ballotLots, ballotApplicants } = sharesOf(rule, offered, demand)
      const sure = tiers.reduce((sum, { applicants, each }) => sum + applicants * each, 0)
      expect(sure + ballotLots).toBe(Math.min(appliedFor, offered))
      expect(ballotLots === 0 ? ballotApplicants : Math.sign(ballotApplicants - ballotLots)).toBe(
        ballotLots === 0 ? 0 : 1,
      )
    }))
})

describe('the even allotment of bonds', () => {
  test.each<[what: string, offered: number, demand: Demand, each: number[], ballotLots: number]>([
    [
      'all lots applied for',
      100,
      new Map([
        [1, 10],
        [5, 10],
      ]),
      [1, 5],
      0,
    ],
    [
      'one lot each first, the rest evenly',
      60,
      new Map([
        [1, 10],
        [5, 10],
      ]),
      [1, 5],
      0,
    ],
    [
      'two rounds and a ballot of five among ten',
      35,
      new Map([
        [1, 10],
        [5, 10],
      ]),
      [1, 2],
      5,
    ],
    [
      'less than one each: a ballot for all of it',
      7,
      new Map([
        [1, 10],
        [5, 10],
      ]),
      [0, 0],
      7,
    ],
    [
      'exactly one each',
      20,
      new Map([
        [1, 10],
        [5, 10],
      ]),
      [1, 1],
      0,
    ],
    [
      'small applications are full before large ones go on',
      1_000,
      new Map([
        [2, 100],
        [100, 20],
      ]),
      [2, 40],
      0,
    ],
  ])('the even allotment of bonds goes round by round: %s', (_, offered, demand, each, ballotLots) => {
    const shares = sharesOf('even', offered, demand)
    expect(shares.tiers.map((tier) => tier.each)).toEqual(each)
    expect(shares.ballotLots).toBe(ballotLots)
  })

  test('the even allotment gives n equal applications the same certain lots each and fewer than n ballot lots, which add up to all lots allotted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000 }), offered, fc.integer({ min: 1, max: 100 }), (n, lots, applied) => {
        const { sure, ballot: winners } = lotsFor(n, lots, applied)
        expect(sure * n + winners).toBe(Math.min(lots, n * applied))
        expect(winners).toBeLessThan(n)
      }),
    )
    expect(lotsFor(40_000, 12_000, 5)).toEqual({ sure: 0, ballot: 12_000 })
    expect(lotsFor(5_000, 12_000, 5)).toEqual({ sure: 2, ballot: 2_000 })
    expect(lotsFor(1_000, 12_000, 5)).toEqual({ sure: 5, ballot: 0 })
  })
})

test('new shares beyond the first lot are allotted in proportion to the lots applied for', () => {
  // 30 lots: after one each, 20 remain for 90 more applied for: 20 × 9 ÷ 90 = 2 for each of ten
  const { tiers, ballotLots } = sharesOf('one_then_share', 30, new Map([[10, 10]]))
  expect([tiers[0]?.each, ballotLots]).toEqual([3, 0])
  const mixed = sharesOf(
    'one_then_share',
    200,
    new Map([
      [1, 50],
      [10, 10],
      [50, 2],
    ]),
  )
  // after one each, 138 remain for 188 more applied for: 6.6 and 35.97
  expect(mixed.tiers.map(({ lots, each, inBallot }) => [lots, each, inBallot])).toEqual([
    [1, 1, false],
    [10, 7, true],
    [50, 36, true],
  ])
  expect([mixed.ballotLots, mixed.ballotApplicants]).toEqual([8, 12])
})

test('an applicant who gets all lots applied for without the ballot takes no part in it', () => {
  // after one each, 2 lots remain for the ten who applied for more
  const demand = new Map([
    [1, 10],
    [5, 10],
  ])
  const { tiers, ballotLots, ballotApplicants } = sharesOf('even', 22, demand)
  expect(tiers.map(({ each, inBallot }) => [each, inBallot])).toEqual([
    [1, false],
    [1, true],
  ])
  expect([ballotLots, ballotApplicants]).toEqual([2, 10])
})

test('an applicant for new shares whose share is a whole number of lots takes no part in the ballot', () => {
  // 5 lots: after one each, 2 remain for 20 more applied for: half a lot for 6, a whole lot for 11
  const demand = new Map([
    [6, 2],
    [11, 1],
  ])
  const { tiers, ballotLots, ballotApplicants } = sharesOf('one_then_share', 5, demand)
  expect(tiers.map(({ each, inBallot }) => [each, inBallot])).toEqual([
    [1, true],
    [2, false],
  ])
  expect([ballotLots, ballotApplicants]).toEqual([1, 2])
})

test('nothing is allotted or drawn without lots or applicants, and a tier without applicants is ignored', () => {
  for (const rule of rules) {
    const none = { lots: 5, applicants: 3, each: 0, inBallot: false }
    expect(sharesOf(rule, 0, new Map([[5, 3]]))).toEqual({ tiers: [none], ballotLots: 0, ballotApplicants: 0 })
    const demand = new Map([
      [3, 0],
      [5, 3],
    ])
    expect(sharesOf(rule, 9, demand)).toEqual(sharesOf(rule, 9, new Map([[5, 3]])))
  }
  expect(lotsFor(0, 10, 5)).toEqual({ sure: 0, ballot: 0 })
  expect(lotsDrawn([], 'ff', 5, '00')).toBe(0)
})

test('an allotment of a negative, fractional or infinite number of lots is a RangeError', () => {
  for (const lots of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => sharesOf('even', 10, new Map([[lots, 1]]))).toThrow(RangeError)
  expect(() => sharesOf('even', -1, new Map([[1, 1]]))).toThrow(RangeError)
})

test('every event of an application leads to an existing state, and refunded and cancelled applications are final', () => {
  const states = new Set<string>(Object.keys(applicationStates))
  for (const events of Object.values(applicationStates))
    for (const to of Object.values(events)) expect(states.has(to)).toBe(true)
  expect(applicationStates.refunded).toEqual({})
  expect(applicationStates.cancelled).toEqual({})
})
