import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sampleContent } from '../../engine/facts/kind.ts'
import { loadRules } from '../../engine/rules.ts'
import { giftKind } from '../../modules/gifts/gift-kind.ts'
import { sandboxStock } from '../../modules/gifts/seed.ts'
import { rule as memberGift } from './rule.ts'

const content = join(import.meta.dirname, '../../../content')
const campaign = JSON.parse(readFileSync(join(content, 'campaigns/member-gift.json'), 'utf8')) as {
  activity: { stock: number }
}

test('R17 every gift is a physical gift that depends only on the member’s choice', () => {
  expect(loadRules([memberGift]).get(493)).toBe(memberGift)
  expect(memberGift.grants).toEqual([{ item: null, type: 'physical_gift', on: { kind: 'choice' } }])
})

test('R17 a rule that grants a gift for trading a named product does not load', () => {
  const tied = { item: null, type: 'physical_gift', on: { kind: 'trades', products: ['02800'] } } as const
  expect(() => loadRules([{ ...memberGift, grants: [tied] }])).toThrow('named products')
})

test('R17 there are as many gifts as the campaign file has places', () => {
  const total = Object.values(sandboxStock).reduce((sum, each) => sum + each, 0)
  expect(total).toBe(campaign.activity.stock)
})

test('R17 every gift of the sample has a stock, and a gift without a picture of the release or listed twice is refused', () => {
  const gifts = [...sampleContent(giftKind)].map(([code, item]) => ({ code, ...item }))
  expect(gifts.map(({ code }) => code)).toEqual(Object.keys(sandboxStock))
  const faultsOf = (content: object) => giftKind.schema.safeParse(content).error?.issues.map(({ message }) => message)
  expect(faultsOf({ gifts: gifts.map((gift) => ({ ...gift, art: 'none.svg' })) })).toContain(
    'is no file of content/media',
  )
  expect(faultsOf({ gifts: [...gifts, ...gifts] })).toEqual(['must not contain the same code twice'])
})
