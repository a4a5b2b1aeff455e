import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadRules } from '../../engine/rules.ts'
import { items, sandboxStock } from './items.ts'
import { rule as memberGift } from './rule.ts'

const content = join(import.meta.dirname, '../../../content')
const campaign = JSON.parse(readFileSync(join(content, 'campaigns/member-gift.json'), 'utf8')) as {
  activity: { stock: number }
}

test('R17 every gift is a physical gift that depends only on the member’s choice', () => {
  expect(loadRules([memberGift]).get(493)).toBe(memberGift)
  expect(memberGift.grants).toEqual(
    Object.keys(items).map((item) => ({ item, type: 'physical_gift', on: { kind: 'choice' } })),
  )
})

test('R17 a rule that grants a gift for trading a named product does not load', () => {
  const tied = { item: 'flask', type: 'physical_gift', on: { kind: 'trades', products: ['02800'] } } as const
  expect(() => loadRules([{ ...memberGift, grants: [tied] }])).toThrow('named products')
})

test('R17 there are as many gifts as the campaign file has places', () => {
  const total = Object.values(sandboxStock).reduce((sum, each) => sum + each, 0)
  expect(total).toBe(campaign.activity.stock)
})
