import { expect, test } from 'vitest'
import { type Books, compareBooks, newBooks, type Stored } from './books.ts'

const stored: Stored = {
  signIns: ['u1', 'u2'],
  joins: ['J1', 'C1'],
  conversions: ['V1'],
  redemptions: ['R1'],
  events: [1, 2],
  granted: [
    { item: 'meal', person: 1 },
    { item: 'coffee', person: 1 },
    { item: 'meal', person: 2 },
  ],
}
const books: Books = {
  signIns: new Set(['u1']),
  joins: new Set(['J1']),
  claims: new Set(['C1']),
  conversions: new Set(['V1']),
  redemptions: new Set(['R1']),
  events: new Set([1]),
  contradictions: [],
}

test('N13 the database may have more than was acknowledged, such as the act of a caller who gave up', () => {
  expect(compareBooks(books, stored)).toEqual([])
  expect(compareBooks(newBooks(), stored)).toEqual([])
})

test.each([
  ['signIns', 'sign-in u1'],
  ['joins', 'claim C1'],
  ['conversions', 'conversion V1'],
  ['redemptions', 'redemption R1'],
  ['events', 'event 1'],
] as const)('N13 acknowledged %s that the database lacks are reported', (kind, named) => {
  const { [kind]: _, ...others } = stored
  expect(compareBooks(books, { ...others, [kind]: [] } as Stored)).toContain(`${named} was acknowledged and is missing`)
})

test('N13 a voucher that one person was granted twice, and a redemption or event that is there twice, are reported', () => {
  const doubled = {
    ...stored,
    redemptions: ['R1', 'R1'],
    events: [1, 2, 2],
    granted: [...stored.granted, { item: 'coffee', person: 1 }],
  }
  expect(compareBooks(books, doubled)).toEqual([
    'redemption R1 is there twice',
    'event 2 is there twice',
    'voucher coffee of person 1 is there twice',
  ])
})

test('N13 two different answers under one key are reported', () => {
  expect(compareBooks({ ...books, contradictions: ['k1'] }, stored)).toEqual(['the key k1 was answered in two ways'])
})
