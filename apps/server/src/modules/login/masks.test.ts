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

test('N6 of a client number the last four digits are shown', () => {
  expect(maskClientNo('88001001')).toBe('****1001')
})
