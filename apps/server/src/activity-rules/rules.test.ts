import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cataloguedActivities } from '@foyer/api/activity-catalogue'
import { expect, test } from 'vitest'
import { drawRuleOf, ruleOf, rules } from './rules.ts'

test('The rules are those of the folders with a rule, each named by the code of its activity', () => {
  const folders = readdirSync(import.meta.dirname).filter((name) =>
    existsSync(join(import.meta.dirname, name, 'rule.ts')),
  )
  expect(rules.map(({ code }) => code).sort()).toEqual(folders.sort())
})

test('Each rule has the number that the catalogue has for its code, and a page without a rule grants nothing', () => {
  for (const { code, number, hasRule } of cataloguedActivities) expect(ruleOf(number)?.code, code).toBe(hasRule && code)
})

test('Exactly the activities that grant prizes of a draw have a draw rule', () => {
  const withDraw = rules.filter(({ grants }) => grants.some(({ on }) => on.kind === 'draw'))
  expect(withDraw.length).toBeGreaterThan(1)
  expect(rules.filter(({ activity }) => drawRuleOf(activity))).toEqual(withDraw)
})
