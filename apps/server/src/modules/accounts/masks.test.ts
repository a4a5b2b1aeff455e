import { expect, test } from 'vitest'
import { maskClientNo, maskName } from './masks.ts'

test.each([
  ['Demo Client One', 'D*** C*** O***'],
  ['陳大文', '陳***'],
  ['  Ng  ', 'N***'],
  ['👩‍👩‍👧 Lee', '👩‍👩‍👧*** L***'],
  ['', ''],
])('N6 the name %j is shown as %j', (name, masked) => {
  expect(maskName(name)).toBe(masked)
})

test('N6 the last four digits of a client number are shown', () => {
  expect(maskClientNo('88001001')).toBe('****1001')
})
