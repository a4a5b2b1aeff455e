import { expect, test } from 'vitest'
import { type Eligibility, failedRule } from './eligibility.ts'

const anybody = { residence: null, accountType: null, isEarlierParticipant: false } as const

test('an activity without rules is for everybody', () => {
  const person = { residence: 'mainland', accountType: null, isEarlierParticipant: true } as const
  expect(failedRule({}, person)).toBeNull()
})

test.each<[residence: 'hong_kong' | 'mainland' | null, failed: 'residence' | null]>([
  ['hong_kong', null],
  ['mainland', 'residence'],
  // they are asked as they join
  [null, null],
])('where only Hong Kong is let in, whoever lives in %s fails %s', (residence, failed) => {
  expect(failedRule({ residences: ['hong_kong'] }, { ...anybody, residence })).toBe(failed)
})

test('whoever took part in an earlier activity that excludes this one is kept out, others are not', () => {
  const rules: Eligibility = { notAfter: [801] }
  expect(failedRule(rules, { ...anybody, isEarlierParticipant: true })).toBe('earlier_participation')
  expect(failedRule(rules, anybody)).toBeNull()
})

test.each<[accountType: 'cash' | 'margin' | null, failed: 'account_type' | null]>([
  ['margin', null],
  ['cash', 'account_type'],
  // unlike a residence, an account is there or is not
  [null, 'account_type'],
])('where only margin accounts are let in, an account of type %s fails %s', (accountType, failed) => {
  expect(failedRule({ accountTypes: ['margin'] }, { ...anybody, accountType })).toBe(failed)
})

test('of several rules that somebody fails, the first is told: residence, then participation, then account', () => {
  const rules: Eligibility = { residences: ['hong_kong'], notAfter: [801], accountTypes: ['margin'] }
  const person = { residence: 'macao', accountType: 'cash', isEarlierParticipant: true } as const
  expect(failedRule(rules, person)).toBe('residence')
  expect(failedRule(rules, { ...person, residence: 'hong_kong' })).toBe('earlier_participation')
  const newcomer = { ...person, residence: 'hong_kong', isEarlierParticipant: false } as const
  expect(failedRule(rules, newcomer)).toBe('account_type')
})
