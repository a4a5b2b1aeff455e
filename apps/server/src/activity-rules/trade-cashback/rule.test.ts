import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sampleContent } from '../../engine/facts/kind.ts'
import { loadRules } from '../../engine/rules.ts'
import { itemOf, rule as tradeCashback } from './rule.ts'
import { cashbackKind } from './tiers.ts'

const { tiers, cap } = sampleContent(cashbackKind)

test('R16 cashback is for trading any product, and a rule that ties it to a named product does not load', () => {
  expect(loadRules([tradeCashback]).get(492)?.grants).toEqual([
    { item: 'cashback', type: 'cash_return', on: { kind: 'trades', products: 'any' } },
  ])
  const tied = { item: 'cashback', type: 'cash_return', on: { kind: 'trades', products: ['02800'] } } as const
  expect(() => loadRules([{ ...tradeCashback, grants: [tied] }])).toThrow('ties cashback of activity 492')
})

test('R16 the published page states the tiers and the cap of the rule in each language', () => {
  const path = join(import.meta.dirname, '../../../content/campaigns/trade-cashback.json')
  const { page } = JSON.parse(readFileSync(path, 'utf8'))
  const rewards = page.blocks.find(({ kind }: { kind: string }) => kind === 'rewards').rewards
  const dollars = (cents: number) => (cents / 100).toLocaleString('en-US')
  for (const language of ['zh-CN', 'zh-HK', 'en-US']) {
    expect(rewards.map((reward: Record<string, Record<string, string>>) => reward.value?.[language])).toEqual(
      tiers.map(({ percent }) => `${percent}%`),
    )
    for (const [n, { from }] of tiers.entries()) expect(rewards[n].note[language]).toContain(dollars(from))
    expect(rewards.at(-1).note[language]).toContain(dollars(cap))
  }
})

test('R28 the reward of a month names that month in each language', () => {
  expect(itemOf('2026-01').name).toEqual({
    'zh-CN': '2026年1月交易费用返现',
    'zh-HK': '2026年1月交易費用回贈',
    'en-US': 'Trading fee cashback, January 2026',
  })
})
