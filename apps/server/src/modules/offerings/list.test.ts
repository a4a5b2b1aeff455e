import { createHash } from 'node:crypto'
import { ballotStatement } from '@foyer/api/arithmetic/allotment'
import { inEachLanguage } from '@foyer/api/each-language'
import { type Offering, offeringList } from '@foyer/api/offerings'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { mediaNames } from '../content/media/catalogue.ts'
import { offeringFixture } from './testing.ts'

const { app, context } = await testApp()
const { dev, differences } = offeringFixture(app, context)
// the seeded offerings were declared just now, on a fixed clock
const declaredAt = context.clocks.business()

const get = (path: string, headers = {}) => app.inject({ url: `/api/offerings/${path}`, headers })
const list = async (path: string): Promise<Offering[]> => offeringList.parse((await get(path)).json()).offerings
const [bonds, shares] = [await list('491'), await list('495')]
const phases = (offerings: readonly Offering[]) => offerings.map(({ code, phase }) => [code, phase])

test('the list shows the offerings of every phase to any visitor, open ones first', () => {
  expect(phases(bonds)).toEqual([
    ['green-bond-2026-1', 'open'],
    ['green-bond-2025-1', 'settled'],
  ])
  expect(phases(shares)).toEqual([
    ['northwater-desalination', 'open'],
    ['cedar-ridge-medical', 'open'],
    ['lantern-grid-storage', 'cut_off'],
    ['harbourlight-logistics', 'upcoming'],
    ['terrace-tea', 'closed'],
    ['blue-kiln-ceramics', 'allotted'],
    ['meridian-rail-signalling', 'settled'],
  ])
})

test('a bond has lots of HK$10,000, three years, two payments a year and a minimum coupon; new shares have none of these', () => {
  for (const { lotAmount, bond, loan, document } of bonds) {
    expect([lotAmount, bond?.years, bond?.paymentsPerYear, bond?.floorCoupon]).toEqual([1_000_000, 3, 2, 40_000])
    expect([loan, document.kind]).toEqual([null, 'circular'])
  }
  for (const { bond, fees, document, lotAmount, lotSize, price } of shares) {
    expect([bond, document.kind, fees.handling]).toEqual([null, 'prospectus', 0])
    expect(fees.brokerage * fees.sfcLevy * fees.afrcLevy * fees.exchangeFee).toBeGreaterThan(0)
    expect(lotAmount).toBe(Math.round(lotSize * Number(price) * 100))
  }
})

test('every page of a document exists in each language, and every offering has an exchange code of its own', () => {
  const names = new Set(mediaNames())
  const pages = bonds.flatMap(({ document }) => document.pages)
  expect(pages.length).toBeGreaterThan(0)
  for (const { media } of pages) for (const name of inEachLanguage(media)) expect(names.has(name)).toBe(true)
  expect(new Set([...bonds, ...shares].map(({ stockCode }) => stockCode)).size).toBe(bonds.length + shares.length)
})

test('a ballot is committed to when it is declared, and its seed is published only after the draw', () => {
  for (const { code, phase, maxLots, lotsOnOffer, dates, ballot, result } of [...bonds, ...shares]) {
    expect(ballot.entries === null).toBe(['upcoming', 'open', 'cut_off'].includes(phase))
    if (result) expect(result.entriesHash).toBe(ballot.entries?.hash)
    const { seedHash, rule, entropyCodes, closesOn, commitment, committedAt, seed, entropy } = ballot
    const statement = ballotStatement({ code, seedHash, rule, lotsOnOffer, maxLots, entropyCodes, closesOn })
    expect(createHash('sha256').update(statement).digest('hex')).toBe(commitment)
    expect(closesOn).toBe(new Date(dates.closes + 8 * 3_600_000 - 1).toISOString().slice(0, 10))
    // the real moment of the declaration, although some sandbox series had already opened
    expect(committedAt).toBe(declaredAt)
    expect([seed === null, result !== null && entropy === null]).toEqual([result === null, false])
    if (seed !== null) expect(createHash('sha256').update(seed, 'hex').digest('hex')).toBe(seedHash)
  }
})

test('the lots allotted to all applicants add up to the lots on offer', () => {
  const over = [...bonds, ...shares].flatMap(({ result, lotsOnOffer }) => (result ? [{ result, lotsOnOffer }] : []))
  expect(over).toHaveLength(3)
  for (const { result, lotsOnOffer } of over) {
    expect(result.lotsAllotted).toBe(Math.min(result.lotsApplied, lotsOnOffer))
    const allotted = result.tiers.reduce((sum, { applicants, each, drawn }) => sum + applicants * each + drawn, 0)
    expect(allotted).toBe(result.lotsAllotted)
    expect(result.tiers.reduce((sum, { drawn }) => sum + drawn, 0)).toBe(result.ballotLots)
    expect(result.tiers.reduce((sum, { applicants }) => sum + applicants, 0)).toBe(result.applicants)
  }
})

test('the list answers a client that has it with an empty 304, and only the client may store it', async () => {
  const first = await get('491')
  expect(first.headers['cache-control']).toBe('private, no-cache')
  const again = await get('491', { 'if-none-match': String(first.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('a test offering is in no list, but is found by its code', async () => {
  const { code } = await dev({ activity: 'green-bond', phase: 'upcoming' })
  expect(phases(await list('491'))).toEqual(phases(bonds))
  expect(phases(await list(`491/${code}`))).toEqual([[code, 'upcoming']])
})

test.each(['488', '491/nothing-like-it', '495/green-bond-2026-1', '49100'])(
  'the offerings of %s are not found',
  async (path) => {
    expect((await get(path)).statusCode).toBe(404)
  },
)

test('verification finds no difference in the seeded data', async () => {
  expect(await differences()).toEqual([])
})
