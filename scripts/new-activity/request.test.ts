import { expect, test } from 'vitest'
import { readRequest } from './request.ts'

test('A new activity without a number gets the number after the greatest of the catalogue', () => {
  const first = readRequest(['spring-voucher', '--kind', 'voucher'])
  expect(first).toEqual({ code: 'spring-voucher', kind: 'voucher', number: expect.any(Number) })
  expect(() => readRequest(['spring-voucher', '--kind', 'voucher', '--number', `${first.number - 1}`])).toThrow(
    `${first.number - 1} is the number of`,
  )
})

test('A new activity gets the number that its author gives', () => {
  expect(readRequest(['quiz', '--kind', 'page', '--number', '610']).number).toBe(610)
})

test.each([
  [[], 'Usage: npm run new-activity'],
  [['one', 'two', '--kind', 'page'], 'Usage: npm run new-activity'],
  [['food-delivery', '--kind', 'voucher'], 'food-delivery is the code of an activity'],
  [['Spring', '--kind', 'page'], 'Spring is no code'],
  [['../spring', '--kind', 'page'], '../spring is no code'],
  [['a'.repeat(32), '--kind', 'page'], 'is no code'],
  [['spring'], '--kind must be one of voucher, draw, points, page'],
  [['spring', '--kind', 'gift'], '--kind must be one of voucher, draw, points, page'],
  [['spring', '--kind', 'page', '--number', '499'], '499 is the number of food-delivery'],
  [['spring', '--kind', 'page', '--number', '0'], '0 is no number of an activity'],
  [['spring', '--kind', 'page', '--number', '1000000'], '1000000 is no number of an activity'],
  [['spring', '--kind', 'page', '--title', 'Spring'], "Unknown option '--title'"],
])('The arguments %j are refused with the reason', (args, reason) => {
  expect(() => readRequest(args)).toThrow(reason)
})
