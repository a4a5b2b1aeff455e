import fc from 'fast-check'
import { expect, test } from 'vitest'
import { committedChanges, unfairChanges } from './rule-changes.ts'
import { boundsOf, type DataRule, readRule, type WrittenRule } from './rules.ts'

const texts = (text: string) => ({ 'zh-CN': text, 'zh-HK': text, 'en-US': text })
const described = { name: texts('<img src=x onerror=alert(1)>'), note: texts('=1+1'), usage: texts('Show it') }
const voucher = { ...described, value: 5_000, validDays: 30, codes: 'generated', stock: 100 }
const cash = { ...described, amount: 1_500, budget: 100_000, validDays: 30 }
const prize = {
  ...described,
  code: 'one',
  type: 'cash_return',
  value: 500,
  odds: 400_000,
  stock: 5,
  validDays: 30,
  codes: 'generated',
}
const draw = { licenceNo: '058811', tasks: ['join'], prizes: [prize, { ...prize, code: 'two' }] }
const faultsOf = (rule: WrittenRule) => readRule(rule).faults.map(({ path, code }) => `${path} ${code}`)
const valid = (rule: WrittenRule): DataRule => readRule(rule).rule as DataRule

test('A rule is read only if each parameter is valid, and each fault names its field', () => {
  expect(faultsOf({ kind: 'voucher', parameters: voucher })).toEqual([])
  expect(faultsOf({ kind: 'voucher', parameters: { ...voucher, value: 0, stock: 'many', note: texts(' ') } })).toEqual([
    'note.zh-CN missing',
    'note.zh-HK missing',
    'note.en-US missing',
    'value too_small',
    'stock not_number',
  ])
  expect(faultsOf({ kind: 'voucher', parameters: { ...voucher, stock: 20_001 } })).toEqual(['stock too_many_codes'])
  expect(faultsOf({ kind: 'voucher', parameters: { ...voucher, codes: 'imported', stock: 20_001 } })).toEqual([])
  expect(faultsOf({ kind: 'points', parameters: { points: 1.5, stock: null, activity: 481 } })).toEqual([
    'points not_number',
    ' invalid',
  ])
  expect(faultsOf({ kind: 'cash', parameters: { ...cash, budget: 1_499 } })).toEqual(['budget under_amount'])
  expect(faultsOf({ kind: 'draw', parameters: { ...draw, tasks: ['visit'] } })).toEqual(['tasks no_join_task'])
  const over = { ...draw, prizes: [prize, { ...prize, odds: 600_001 }] }
  expect(faultsOf({ kind: 'draw', parameters: over })).toEqual(['prizes prize_twice', 'prizes odds_over'])
})

test('The bound of a cash rule is the number of whole amounts in its budget', () => {
  expect(boundsOf(valid({ kind: 'cash', parameters: cash }))).toEqual({ places: 66, budget: 100_000 })
  expect(boundsOf(valid({ kind: 'draw', parameters: draw }))).toEqual({ places: null, budget: 5_000 })
})

test('A change of a live rule is fair exactly if no number that was promised becomes smaller', () => {
  const amounts = fc.record({
    value: fc.integer({ min: 1, max: 5 }),
    stock: fc.integer({ min: 1, max: 5 }),
    validDays: fc.integer({ min: 1, max: 5 }),
  })
  fc.assert(
    fc.property(amounts, amounts, (before, after) => {
      const of = (changes: object) => valid({ kind: 'voucher', parameters: { ...voucher, ...changes } })
      const smaller = (['value', 'stock', 'validDays'] as const).filter((name) => after[name] < before[name])
      expect(unfairChanges(of(before), of(after)).map(({ path }) => path)).toEqual(smaller)
    }),
  )
})

test('A live draw has no other odds, prizes, tasks or kind, and a committed one changes its texts only', () => {
  const of = (changes: object) => valid({ kind: 'draw', parameters: { ...draw, ...changes } })
  const codesOf = (changes: object) => unfairChanges(of({}), of(changes)).map(({ path, code }) => `${path} ${code}`)
  const second = { ...prize, code: 'two' }
  expect(codesOf({ prizes: [{ ...prize, odds: 400_001 }, second] })).toEqual(['prizes.0.odds odds_changed'])
  expect(codesOf({ prizes: [prize] })).toEqual(['prizes prizes_changed'])
  expect(codesOf({ tasks: ['join', 'visit'], licenceNo: '058812' })).toEqual([
    'licenceNo licence_changed',
    'tasks tasks_changed',
  ])
  expect(codesOf({ prizes: [{ ...prize, stock: 6, name: texts('Lantern') }, second] })).toEqual([])
  expect(unfairChanges(of({}), valid({ kind: 'cash', parameters: cash }))).toEqual([{ path: '', code: 'kind_changed' }])
  const parameters = (changes: object) => of(changes).parameters as never
  expect(committedChanges(parameters({}), parameters({ prizes: [{ ...prize, stock: 6 }, second] }))).toHaveLength(1)
  expect(
    committedChanges(parameters({}), parameters({ prizes: [{ ...prize, name: texts('Lantern') }, second] })),
  ).toEqual([])
})

test('No limit of people counts as the most', () => {
  const of = (stock: number | null) => valid({ kind: 'points', parameters: { points: 8, stock } })
  expect(unfairChanges(of(5), of(null))).toEqual([])
  expect(unfairChanges(of(null), of(5))).toEqual([{ path: 'stock', code: 'stock_lower' }])
})
