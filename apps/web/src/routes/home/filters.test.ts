import type { ActivitySummary } from '@foyer/api/activities'
import { expect, onTestFinished, test } from 'vitest'
import { type Filters, filtered, filtersOf, noFilters, pathOf } from './filters.ts'

const day = 86_400_000
const one = (number: number, change: Partial<ActivitySummary> = {}): ActivitySummary => ({
  number,
  code: `a-${number}`,
  route: '/tradeCashback',
  title: { 'zh-CN': '香港绿色债券', 'zh-HK': '香港綠色債券', 'en-US': 'Green bond' },
  lead: { 'zh-CN': '每手 10,000 港元', 'zh-HK': '每手 10,000 港元', 'en-US': 'A café voucher' },
  phase: 'open',
  opensAt: 0,
  closesAt: 100 * day,
  ...change,
})
const left = (all: readonly ActivitySummary[], change: Partial<Filters>, eligible?: readonly number[]) =>
  filtered(all, { ...noFilters, ...change }, eligible, 0).map(({ number }) => number)

test.each(['绿色', '綠色', 'GREEN', 'ｇｒｅｅｎ', 'bond green', 'cafe', '10,000', '  债券  '])(
  'R32 a search for %s finds an activity by its title or lead in any script and case',
  (search) => expect(left([one(1)], { search })).toEqual([1]),
)

test('R32 a search finds no activity that lacks one of its words', () => {
  expect(left([one(1)], { search: 'green stock' })).toEqual([])
})

test('R32 the filters narrow by kind, by phase, by eligibility and by a near end', () => {
  const all = [
    one(1),
    one(2, { route: '/818live' }),
    one(3, { phase: 'upcoming', closesAt: 2 * day }),
    one(4, { closesAt: 7 * day }),
    one(5, { route: '/unknown', closesAt: 7 * day + 1 }),
  ]
  expect(left(all, { group: 'rewards' })).toEqual([1, 3, 4])
  expect(left(all, { group: 'learn' })).toEqual([2])
  expect(left(all, { phase: 'upcoming' })).toEqual([3])
  expect(left(all, { group: 'soon' })).toEqual([4])
  expect(left(all, { group: 'you' }, [2, 5])).toEqual([2, 5])
  expect(left(all, { group: 'you' })).toEqual([])
})

test('R32 the address of the hall stores its filters, and ignores values that it does not know', () => {
  const filters: Filters = { group: 'crossBorder', phase: 'ended', search: '債券 & bonds' }
  const [, query] = pathOf(filters).split('?')
  expect(filtersOf(new URLSearchParams(query))).toEqual(filters)
  expect(pathOf(noFilters)).toBe('/')
  expect(pathOf(noFilters, new URLSearchParams('lang=zh-HK&kind=soon'))).toBe('/?lang=zh-HK')
  expect(filtersOf(new URLSearchParams('kind=shares&phase=none'))).toEqual(noFilters)
})

test('R32 O5 the address has the filters also in a browser whose queries do not report their size', () => {
  const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size') ?? {}
  Reflect.deleteProperty(URLSearchParams.prototype, 'size')
  onTestFinished(() => void Object.defineProperty(URLSearchParams.prototype, 'size', size))
  expect(pathOf({ ...noFilters, search: 'bond' })).toBe('/?q=bond')
  expect(pathOf(noFilters)).toBe('/')
})
