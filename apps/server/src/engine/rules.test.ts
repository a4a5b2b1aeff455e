import { expect, test } from 'vitest'
import { type ActivityRule, loadRules } from './rules.ts'

const same = (text: string) => ({ 'zh-CN': text, 'zh-HK': text, 'en-US': text })
const item = { name: same('Fund'), note: same('One'), usage: [] }
const rule = (grants: ActivityRule['grants']): ActivityRule => ({
  activity: 803,
  code: 'rule',
  items: { item },
  grants,
})

for (const type of ['exchange_voucher', 'cash_return', 'physical_gift'] as const)
  test(`a rule that ties a ${type} to a named product does not load`, () => {
    const tied = rule([{ item: 'item', type, on: { kind: 'trades', products: ['02800'] } }])
    expect(() => loadRules([tied])).toThrow('ties item of activity 803 to named products')
  })

test('a rule loads with a fee discount for named products and with cash for trading any product', () => {
  const discount = rule([
    { item: 'item', type: 'fee_discount', on: { kind: 'trades', products: ['03042'] } },
    { item: 'item', type: 'cash_return', on: { kind: 'trades', products: 'any' } },
  ])
  expect(loadRules([discount]).get(803)).toBe(discount)
})

test('a rule loads with points and a fee discount without an item, and with a voucher for whole points', () => {
  const given = rule([
    { item: 'none', type: 'points', points: 1, on: { kind: 'task' } },
    { item: 'none', type: 'fee_discount', on: { kind: 'join' } },
    { item: 'item', type: 'exchange_voucher', on: { kind: 'points', cost: 1 } },
  ])
  expect(loadRules([given]).get(803)).toBe(given)
})

test('ADOPT-12 a rule that grants a voucher on joining loads only when "takes" names the voucher', () => {
  const granting = rule([{ item: 'item', type: 'exchange_voucher', on: { kind: 'join' } }])
  expect(() => loadRules([granting])).toThrow('must name it in "takes"')
  expect(loadRules([{ ...granting, takes: ['item'] }]).size).toBe(1)
  expect(loadRules([{ ...granting, ownJoin: true }]).size).toBe(1)
})

test('points load only as a positive whole number, and nothing else has an amount of points', () => {
  for (const points of [undefined, 0, -1, 0.5]) {
    const faulty = rule([
      { item: 'none', type: 'points', ...(points !== undefined && { points }), on: { kind: 'join' } },
    ])
    expect(() => loadRules([faulty])).toThrow('has no whole points for none')
  }
  expect(() => loadRules([rule([{ item: 'item', type: 'fee_discount', points: 1, on: { kind: 'join' } }])])).toThrow(
    'points for item',
  )
})

test('a missing item, a cost that is not a positive whole number of points, and two rules of one activity do not load', () => {
  expect(() => loadRules([rule([{ item: 'none', type: 'exchange_voucher', on: { kind: 'join' } }])])).toThrow('no item')
  for (const cost of [0.5, 0, -1, Number.NaN]) {
    const faulty = rule([{ item: 'item', type: 'exchange_voucher', on: { kind: 'points', cost } }])
    expect(() => loadRules([faulty])).toThrow('whole points')
  }
  expect(() => loadRules([rule([]), rule([])])).toThrow('twice')
})
