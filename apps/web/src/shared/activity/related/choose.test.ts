import type { ActivitySummary } from '@foyer/api/activities'
import { expect, test } from 'vitest'
import { relatedTo } from './choose.ts'

const texts = { 'zh-CN': 'x', 'zh-HK': 'x', 'en-US': 'x' }
const one = (number: number, route: string, phase: ActivitySummary['phase'] = 'open'): ActivitySummary => ({
  number,
  code: `a-${number}`,
  route,
  title: texts,
  lead: texts,
  phase,
  opensAt: 0,
  closesAt: number,
})
const numbers = (route: string, all: readonly ActivitySummary[], isShown = (_: string) => true) =>
  relatedTo({ number: 1, route }, all, isShown).map(({ number }) => number)

const all = [
  one(1, '/tradeCashback'),
  one(2, '/818live'),
  one(3, '/exclusiveGift'),
  one(4, '/keetaActivity', 'ended'),
  one(5, '/conversionActivities', 'upcoming'),
  one(6, '/dragonYearSpringFestival'),
  one(7, '/818financing'),
]

test('below a page stand open activities of its kind, then those that end first, and never its own', () => {
  expect(numbers('/tradeCashback', all)).toEqual([3, 6, 2])
})

test('a page of an unknown kind gets the activities that end first', () => {
  expect(numbers('/new', all)).toEqual([2, 3, 6])
})

test('an activity is not related if this build lacks its page', () => {
  expect(numbers('/tradeCashback', all, (route) => route !== '/exclusiveGift')).toEqual([6, 2, 7])
})

test('nothing is related if no other activity is open', () => {
  expect(numbers('/tradeCashback', [one(1, '/tradeCashback'), one(2, '/818live', 'ended')])).toEqual([])
})
