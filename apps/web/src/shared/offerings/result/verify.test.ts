import { ballot, ballotStatement, lotsDrawn, sharesOf } from '@foyer/api/arithmetic/allotment'
import { toHex } from '@foyer/api/arithmetic/draw-outcome'
import type { Application, Offering } from '@foyer/api/offerings'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { expect, test } from 'vitest'
import { isTimed, otherDayOf, verify } from './verify.ts'

const hex = (value: Uint8Array | string) =>
  toHex(sha256(typeof value === 'string' ? new TextEncoder().encode(value) : value))
const seedBytes = Uint8Array.from({ length: 32 }, (_, n) => n)
const seed = toHex(seedBytes)
const entropy = '2026-11-20 02800=25000 03033=4500'
const at = (moment: string) => Date.parse(`${moment}+08:00`)
const references = ['AAAAA-1', 'BBBBB-2', 'CCCCC-3']

/** Three applications for three lots each, with five lots on offer: one lot each is certain, and two go by ballot. */
const drawn = () => {
  const terms = {
    code: 'bond-1',
    seedHash: hex(seedBytes),
    rule: 'even' as const,
    lotsOnOffer: 5,
    maxLots: 10,
    entropyCodes: ['02800', '03033'],
    closesOn: '2026-11-20',
  }
  const order = ballot((key, message) => hmac(sha256, key, message), { seed, entropy }, references)
  const lastTicket = order[1]?.ticket ?? null
  const shares = sharesOf('even', 5, new Map([[3, 3]]))
  const tiers = shares.tiers.map((tier) => ({ ...tier, drawn: 2 }))
  const entries = { hash: hex('entries'), count: 3, closedOn: '2026-11-20', frozenAt: at('2026-11-20T14:00') }
  const offering = {
    ...terms,
    dates: { opens: 10 },
    ballot: { ...terms, commitment: hex(ballotStatement(terms)), committedAt: 5, entries, entropy, seed },
    result: {
      applicants: 3,
      lotsApplied: 9,
      lotsAllotted: 5,
      tiers,
      ballotLots: 2,
      ballotApplicants: 3,
      lastTicket,
      entriesHash: entries.hash,
      allottedAt: 20,
    },
  } as unknown as Offering
  const { reference, ticket } = order[1] ?? { reference: '', ticket: '' }
  const lotsAllotted = lotsDrawn(tiers, lastTicket, 3, ticket)
  return { offering, application: { reference, lots: 3, lotsAllotted } as Application }
}

const right = { seed: 'ok', commitment: 'ok', entries: 'ok', entropy: 'ok', shares: 'ok', mine: 'ok' }

const { offering, application } = drawn()
const { ballot: announced, result } = offering
if (!result || !announced.entries) throw new Error('nothing was drawn')

test('checking an allotment on the device finds no fault where nothing was changed', () => {
  expect(verify(offering, application)).toEqual(right)
  expect(verify(offering, undefined)).toEqual({ ...right, mine: 'absent' })
})

test.each([
  ['another seed', { ballot: { ...announced, seed: 'ff'.repeat(32) } }, ['seed', 'mine']],
  ['a seed that is not hex', { ballot: { ...announced, seed: 'no hex' } }, ['seed', 'mine']],
  ['more lots than were committed to', { lotsOnOffer: 6 }, ['commitment', 'shares']],
  ['other price codes', { ballot: { ...announced, entropyCodes: ['02800'] } }, ['commitment', 'entropy']],
  ['more applicants than entries', { result: { ...result, applicants: 4 } }, ['entries', 'shares']],
  ['prices of another day', { ballot: { ...announced, entropy: entropy.replace('20 ', '19 ') } }, ['entropy', 'mine']],
  ['one ballot winner too many', { result: { ...result, tiers: [{ ...result.tiers[0], drawn: 3 }] } }, ['shares']],
  ['a last ticket that is too low', { result: { ...result, lastTicket: '0'.repeat(64) } }, ['mine']],
])('detects %s', (_, change, wrong) => {
  const findings = verify({ ...offering, ...change } as Offering, application)
  const found = Object.entries(findings).flatMap(([check, finding]) => (finding === 'wrong' ? [check] : []))
  // a check that depends on the seed could pass by chance, but does not in this case
  expect(found).toEqual(wrong)
})

const published = (change: Partial<Offering['ballot']>) =>
  ({ ...offering, ballot: { ...announced, ...change } }) as Offering
const frozen = (moment: string, closedOn: string, more: Partial<Offering['ballot']> = {}) =>
  published({
    entropy: entropy.replace('2026-11-20', closedOn),
    entries: { ...(announced.entries ?? expect.fail()), closedOn, frozenAt: at(moment) },
    ...more,
  })

test.each([
  ['2026-11-20T15:59', '2026-11-20', 'ok'],
  ['2026-11-20T16:00', '2026-11-20', 'wrong'],
  ['2026-11-21T09:00', '2026-11-20', 'wrong'],
  ['2026-11-20T16:00', '2026-11-23', 'ok'],
  // trading ends at noon on Christmas Eve
  ['2026-12-24T11:59', '2026-12-24', 'ok'],
  ['2026-12-24T12:00', '2026-12-24', 'wrong'],
  ['2026-12-24T14:00', 'never', 'wrong'],
])(
  'checking an allotment on the device finds entries that are frozen at %s for the prices of %s to be %s',
  (moment, closedOn, finding) => {
    expect(verify(frozen(moment, closedOn), undefined)).toMatchObject({ entries: finding, entropy: 'ok' })
  },
)

test('checking an allotment on the device ignores the freezing time of a demonstration that was set up too late, and reports it as not timed', () => {
  expect(isTimed(offering)).toBe(true)
  for (const late of [{ closesOn: null }, { committedAt: at('2026-11-20T16:00') }]) {
    const shown = frozen('2026-11-21T09:00', '2026-11-20', late)
    expect([isTimed(shown), verify(shown, undefined).entries]).toEqual([false, 'ok'])
  }
  expect(isTimed(published({ committedAt: at('2026-11-20T15:59') }))).toBe(true)
})

test('checking an allotment on the device reports a day other than the announced one with both days, and does not find it wrong', () => {
  expect(otherDayOf(offering)).toBeUndefined()
  const moved = frozen('2026-11-20T16:00', '2026-11-23')
  expect(otherDayOf(moved)).toEqual({ closesOn: '2026-11-20', closedOn: '2026-11-23' })
  expect(Object.values(verify(moved, undefined))).not.toContain('wrong')
  expect(otherDayOf(frozen('2026-11-20T16:00', '2026-11-23', { closesOn: null }))).toBeUndefined()
})
