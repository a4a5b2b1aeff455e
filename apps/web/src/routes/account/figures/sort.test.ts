import { expect, test } from 'vitest'
import { orderBy, sorted } from './sort.ts'
import { margin } from './testing/replies.ts'

const codes = (...order: Parameters<typeof orderBy>) =>
  sorted(margin.positions, orderBy(...order), 'en-US').map(({ code }) => code)

test('E2 holdings are sorted by name from the first of the alphabet, and by amounts from the largest', () => {
  expect(codes('name')).toEqual(['09042', '99102', '02800'])
  expect(codes('value')).toEqual(['02800', '99102', '09042'])
  expect(codes('day')).toEqual(['99102', '02800', '09042'])
  expect(codes('total')).toEqual(['99102', '02800', '09042'])
})

test('E2 the other direction reverses the order, and holdings without a gain of the day come last or first', () => {
  const rising = { column: 'total', isRising: true } as const
  expect(sorted(margin.positions, rising, 'en-US').map(({ code }) => code)).toEqual(['09042', '02800', '99102'])
  const unknown = margin.positions.map((one) => (one.code === '99102' ? { ...one, dayGain: null } : one))
  expect(sorted(unknown, orderBy('day'), 'en-US').at(-1)?.code).toBe('99102')
})
