import { expect, test } from 'vitest'
import { type Eligibility, failedRule } from './eligibility.ts'

const anybody = { residence: null, accountType: null, isEarlierParticipant: false } as const

test('an activity without eligibility rules is open to everyone', () => {
  const person = { residence: 'mainland', accountType: null, isEarlierParticipant: true } as const
  expect(failedRule({}, person)).toBeNull()
})

test.each<[residence: 'hong_kong' | 'mainland' | null, failed: 'residence' | null]>([
  ['hong_kong', null],
  ['mainland', 'residence'],
  // a person whose residence is unknown states it when joining
  [null, null],
])('for an activity limited to Hong Kong residents, residence %s gives the failed rule %s', (residence, failed) => {
  expect(failedRule({ residences: ['hong_kong'] }, { ...anybody, residence })).toBe(failed)
})

test('a person who took part in an earlier activity that excludes this one is not eligible, and other people are', () => {
  const rules: Eligibility = { notAfter: [801] }
  expect(failedRule(rules, { ...anybody, isEarlierParticipant: true })).toBe('earlier_participation')
  expect(failedRule(rules, anybody)).toBeNull()
})

test.each<[accountType: 'cash' | 'margin' | null, failed: 'account_type' | null]>([
  ['margin', null],
  ['cash', 'account_type'],
  // unlike a residence, an account cannot be stated later
  [null, 'account_type'],
])('for an activity limited to margin accounts, account type %s gives the failed rule %s', (accountType, failed) => {
  expect(failedRule({ accountTypes: ['margin'] }, { ...anybody, accountType })).toBe(failed)
})

test('failedRule returns the first of several failed rules: residence, then earlier participation, then account type', () => {
  const rules: Eligibility = { residences: ['hong_kong'], notAfter: [801], accountTypes: ['margin'] }
  const person = { residence: 'macao', accountType: 'cash', isEarlierParticipant: true } as const
  expect(failedRule(rules, person)).toBe('residence')
  expect(failedRule(rules, { ...person, residence: 'hong_kong' })).toBe('earlier_participation')
  const newcomer = { ...person, residence: 'hong_kong', isEarlierParticipant: false } as const
  expect(failedRule(rules, newcomer)).toBe('account_type')
})
