import { expect, test } from 'vitest'
import { type Past, pastValues } from './past-values.ts'

const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20']
const bars = (...closes: number[]) => closes.map((close, nth) => ({ day: days[nth] ?? '', close }))
const past: Past = {
  days,
  openedOn: '2026-11-20',
  held: [],
  changes: [],
  cash: [],
  opening: 0,
  prices: new Map([['02800', { bars: bars(20_000, 22_000, 24_000, 21_000, 25_000), rate: 1000 }]]),
}
const valuesOf = (facts: Partial<Past>) => pastValues({ ...past, ...facts }).map(({ value }) => value)

test('E2 what an account was opened with was bought on the day whose price was nearest, and was cash before', () => {
  expect(valuesOf({ opening: 1_000_00, held: [{ code: '02800', quantity: 100, cost: 2_390_00 }] })).toEqual([
    3_390_00,
    3_390_00,
    1_000_00 + 2_400_00,
    1_000_00 + 2_100_00,
    1_000_00 + 2_500_00,
  ])
})

test('E2 a purchase is held from its day on, and its money is cash of the days before', () => {
  const bought = { day: '2026-11-19', code: '02800', quantity: 100, paid: 2_100_00 }
  expect(
    valuesOf({
      opening: 5_000_00,
      held: [{ code: '02800', quantity: 100, cost: 2_100_00 }],
      changes: [bought],
      cash: [{ day: '2026-11-19', amount: -2_100_00, paidIn: 0 }],
    }),
  ).toEqual([5_000_00, 5_000_00, 5_000_00, 5_000_00, 2_900_00 + 2_500_00])
})

test('E2 a security that was sold counts until its day', () => {
  expect(
    valuesOf({
      changes: [
        { day: '2026-11-10', code: '02800', quantity: 100, paid: 1_900_00 },
        { day: '2026-11-18', code: '02800', quantity: -100, paid: -2_300_00 },
      ],
      opening: 1_900_00,
      cash: [
        { day: '2026-11-10', amount: -1_900_00, paidIn: 0 },
        { day: '2026-11-18', amount: 2_300_00, paidIn: 0 },
      ],
    }),
  ).toEqual([2_000_00, 2_200_00, 2_300_00, 2_300_00, 2_300_00])
})

test('E2 a day without a price has the last one before, and a security without any price counts as what was paid', () => {
  const held = [{ code: '02800', quantity: 100, cost: 2_000_00 }]
  const few = new Map([['02800', { bars: bars(20_000, 22_000), rate: 1000 }]])
  expect(valuesOf({ held, prices: few })).toEqual([2_000_00, 2_200_00, 2_200_00, 2_200_00, 2_200_00])
  expect(valuesOf({ held, prices: new Map() })).toEqual([2_000_00, 2_000_00, 2_000_00, 2_000_00, 2_000_00])
})

test('E2 a payment into the account is part of the value and is named, also one on a weekend', () => {
  const cash = [
    { day: '2026-11-14', amount: 7_00, paidIn: 7_00 },
    { day: '2026-11-18', amount: 500_00, paidIn: 500_00 },
  ]
  expect(pastValues({ ...past, days: ['2026-11-16', '2026-11-17', '2026-11-19'], cash })).toEqual([
    { day: '2026-11-16', value: 7_00, paidIn: 0 },
    { day: '2026-11-17', value: 7_00, paidIn: 0 },
    { day: '2026-11-19', value: 507_00, paidIn: 500_00 },
  ])
})
