import { offersReply } from '@foyer/api/conversion'
import { rewardItem } from '@foyer/api/rewards'
import { expect, test } from 'vitest'
import { loadRules } from '../../engine/rules.ts'
import { offers, welcomePoints } from './offers.ts'
import { rule } from './rule.ts'

test('R10 the rule loads with every voucher granted for points, and points granted only for joining', () => {
  expect(() => loadRules([rule])).not.toThrow()
  const causes = rule.grants.map(({ item, type, on }) => [item, type, on.kind])
  expect(causes).toEqual([
    ['welcome', 'points', 'join'],
    ...offers.map(({ code }) => [code, 'exchange_voucher', 'points']),
  ])
})

test('R10 a granted voucher has the name and usage of its offer, in three languages', () => {
  for (const { code, name, usage } of offers) {
    const item = rewardItem.parse(rule.items[code])
    expect(item).toMatchObject({ name, usage })
    for (const text of [item.name, item.note, ...item.usage]) expect(Object.values(text)).not.toContain('')
  }
})

test('R10 the points for joining are enough for any single offer, and no offer is free', () => {
  for (const { cost, limit, validDays } of offers) {
    expect(cost).toBeGreaterThan(0)
    expect(cost).toBeLessThanOrEqual(welcomePoints)
    expect([limit, validDays].every((n) => Number.isInteger(n) && n > 0)).toBe(true)
  }
})

test('R11 an offer needs consent exactly if the partner’s data statement says that data is passed on', () => {
  for (const { partner } of offers) {
    const saysNothing = partner.dataStatement['en-US'].startsWith('Nothing about you is passed')
    expect(partner.needsConsent).toBe(!saysNothing)
  }
})

test('R10 the declared offers pass the schema of the reply unchanged', () => {
  const quota = { total: 1, remaining: 1 }
  const shown = offers.map((offer) => ({ ...offer, usage: [...offer.usage], quota, isLow: true, mine: null }))
  expect(offersReply.parse({ asOf: 0, balance: null, welcome: welcomePoints, offers: shown }).offers).toEqual(shown)
})
