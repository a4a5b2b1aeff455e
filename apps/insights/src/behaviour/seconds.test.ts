import { expect, test } from 'vitest'
import { secondsIn } from './seconds.ts'

test('COMM-20 a duration is written in the largest unit it fills, and an unknown one as a dash', () => {
  expect([null, 0, 2.54, 119, 150, 7_200].map((seconds) => secondsIn('en-US', seconds))).toEqual([
    '–',
    '0 sec',
    '2.5 sec',
    '119 sec',
    '2.5 min',
    '2 hr',
  ])
})
