import { expect, test } from 'vitest'
import { secondsIn } from './seconds.ts'

test('COMM-20 a length of time stands in the largest unit it fills, and a dash where none is known', () => {
  expect([null, 0, 2.54, 119, 150, 7_200].map((seconds) => secondsIn('en-US', seconds))).toEqual([
    '–',
    '0 sec',
    '2.5 sec',
    '119 sec',
    '2.5 min',
    '2 hr',
  ])
})
