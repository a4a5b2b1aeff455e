import { expect, test } from 'vitest'
import { formatTime, spokenTime } from './time-text.ts'

test('a position in a film is written as hours, minutes and seconds', () => {
  expect([0, 5.9, 65, 600, 3_661].map(formatTime)).toEqual(['0:00', '0:05', '1:05', '10:00', '1:01:01'])
})

test('a position in a film is spoken in words, without units that are zero', () => {
  expect(spokenTime(0, 'en-US')).toBe('0 seconds')
  expect(spokenTime(61, 'en-US')).toBe('1 minute 1 second')
  expect(spokenTime(3_720, 'en-US')).toBe('1 hour 2 minutes')
  expect(spokenTime(3_725, 'zh-HK')).toBe('1小時2分5秒')
  expect(spokenTime(0, 'zh-CN')).toBe('0秒')
})
