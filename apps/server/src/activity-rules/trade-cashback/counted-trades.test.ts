import { expect, test } from 'vitest'
import { type CountedTrade, reasonNotCounted } from './counted-trades.ts'

const at = (time: string) => Date.parse(`${time}+08:00`)
const terms = {
  opensAt: at('2026-01-05T09:00'),
  closesAt: at('2026-03-16T18:00'),
  joinedAt: at('2026-01-07T11:00'),
  payoutDay: '2026-02-13',
}
const settled: CountedTrade = {
  kind: 'stock',
  status: 'executed',
  executedAt: at('2026-01-08T10:00'),
  settlesOn: '2026-01-12',
  fees: 50_00,
  isFeeWaived: false,
}
const why = (changes: Partial<CountedTrade>, today = '2026-03-31') =>
  reasonNotCounted({ ...settled, ...changes }, terms, today)

test('R16 an executed stock trade after joining, with fees, counts from its settlement day', () => {
  expect(why({}, '2026-01-11')).toBe('unsettled')
  expect(why({}, '2026-01-12')).toBeNull()
  expect(why({})).toBeNull()
})

test.each([
  ['cancelled', { status: 'cancelled' }],
  ['kind', { kind: 'ipo_allotment' }],
  ['kind', { kind: 'internal_transfer' }],
  ['outside_period', { executedAt: terms.opensAt - 1 }],
  ['outside_period', { executedAt: terms.closesAt }],
  ['before_joining', { executedAt: terms.joinedAt - 1 }],
  ['fee_waived', { isFeeWaived: true }],
  ['fee_waived', { fees: 0 }],
  ['settled_late', { settlesOn: '2026-02-14' }],
] as const)('R16 a trade does not count, with the reason %s: %o', (reason, changes) => {
  expect(why(changes)).toBe(reason)
})

test.each([
  { executedAt: terms.joinedAt },
  { executedAt: terms.closesAt - 1 },
  { settlesOn: '2026-02-13' },
  { fees: 1 },
])('R16 a trade at a bound of the terms counts: %o', (changes) => {
  expect(why(changes)).toBeNull()
})
