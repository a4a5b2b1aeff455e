import { expect, onTestFinished, test } from 'vitest'
import { beginOf, filtersOf, pathOf, periods, requestOf } from './filters.ts'

const of = (query: string) => filtersOf(new URLSearchParams(query))

test('R28 the filters are written to the address and read from it', () => {
  const path = '/myRewards?tab=used&type=cash_return&from=2026-11-01&to=2026-11-30'
  expect(pathOf(of(path.slice(path.indexOf('?'))))).toBe(path)
  expect(pathOf(of(''))).toBe('/myRewards')
})

test('R28 invalid filters are ignored', () => {
  expect(of('tab=all&type=points&from=yesterday&to=2026-99-99')).toEqual({ tab: 'available' })
  expect(of('from=1900-01-01').from).toBeUndefined()
})

test('R28 a day of a filter goes from midnight to midnight in Hong Kong, also at the end of the year', () => {
  expect(requestOf(of('from=2026-12-31&to=2026-12-31'))).toEqual({
    tab: 'available',
    from: Date.parse('2026-12-31T00:00:00+08:00'),
    until: Date.parse('2027-01-01T00:00:00+08:00'),
  })
})

test('R28 K4 a period begins on the first of this month, of the month two before, or of this year', () => {
  const begins = (today: string) => periods.map((period) => beginOf(period, today))
  expect(begins('2026-11-18')).toEqual(['2026-11-01', '2026-09-01', '2026-01-01'])
  expect(begins('2027-01-31')).toEqual(['2027-01-01', '2026-11-01', '2027-01-01'])
})

test('R28 O5 the address has the filters also in a browser whose queries do not report their size', () => {
  const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size') ?? {}
  Reflect.deleteProperty(URLSearchParams.prototype, 'size')
  onTestFinished(() => void Object.defineProperty(URLSearchParams.prototype, 'size', size))
  expect(pathOf({ tab: 'used' })).toBe('/myRewards?tab=used')
  expect(pathOf({ tab: 'available' })).toBe('/myRewards')
})
