import { expect, test } from 'vitest'
import { cashbackKind } from '../../activity-rules/trade-cashback/tiers.ts'
import { testApp } from '../../testing/context.ts'
import { publishFacts } from '../facts/testing.ts'
import { boundsOf } from './months.ts'
import { readTerms } from './terms.ts'

const { context } = await testApp()
const { db } = context

test('R16 new terms apply from the first month that begins when they are in force, and change no earlier one', async () => {
  // it is Monday 5 January 2026
  await publishFacts(context, cashbackKind, { cap: 10_000 })
  await publishFacts(context, cashbackKind, { cap: 20_000 }, boundsOf('2026-04').from)
  const termsOf = await readTerms(db)
  const months = ['2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2027-01']
  expect(months.map((month) => termsOf(month).cap)).toEqual([80_000, 80_000, 10_000, 10_000, 20_000, 20_000])
})
