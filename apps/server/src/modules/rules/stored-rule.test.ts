import { readRule } from '@foyer/api/staff/rules'
import { expect, test } from 'vitest'
import { buildRule, isUnsound, storedRuleOf } from '../../activity-rules/stored-rule.ts'
import { emptyApp } from '../../testing/context.ts'
import { cash, draw, gift, points, ruleStaff, voucher } from './testing.ts'

const { app, context } = await emptyApp()
const of = { number: 950, code: 'test-950' }

test('Every kind builds a rule that passes the checks of a rule that is code', () => {
  for (const { kind, parameters } of [voucher(), points(), cash(), gift(), draw()]) {
    const { rule } = readRule({ kind: kind as 'cash', parameters })
    const built = rule && buildRule(of, rule, 3)
    expect([kind, built && isUnsound(built), built?.rule.revision]).toEqual([kind, false, 3])
  }
})

test('A process reads a stored rule once, so that a join needs no further statement', async () => {
  const staff = ruleStaff(app, context)
  await staff.activity(of.number)
  await staff.inForce(of.number, cash())
  const [row] = await context.db<{ rule_id: string }[]>`select rule_id from activities where number = ${of.number}`
  let statements = 0
  const counting = new Proxy(context.db, {
    apply: (db, self, args) => {
      statements++
      return Reflect.apply(db, self, args)
    },
  })
  const first = await storedRuleOf(counting, of, row?.rule_id ?? '')
  expect([first.rule.takes, statements > 0]).toEqual([['rule:places'], true])
  statements = 0
  expect(await storedRuleOf(counting, of, row?.rule_id ?? '')).toBe(first)
  expect(statements).toBe(0)
})
