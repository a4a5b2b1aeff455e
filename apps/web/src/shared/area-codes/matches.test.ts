import { expect, test } from 'vitest'
import { cutAt, otherName } from './matches.ts'
import { hongKong, iceland, unitedStates } from './testing/entries.ts'

test('cutAt splits a text at the first match, ignoring case, and its parts contain the whole text', () => {
  expect(cutAt('Iceland', 'LAND')).toEqual(['Ice', 'land', ''])
  expect(cutAt('852', '85')).toEqual(['', '85', '2'])
  expect(cutAt('香港', '日')).toEqual(['香港', '', ''])
  expect(cutAt('香港', '')).toEqual(['香港', '', ''])
})

test('a row that was found by a name in another language shows that name', () => {
  expect(otherName(unitedStates, 'united', 'zh-HK')).toBe('United States')
  expect(otherName(unitedStates, '美国', 'zh-HK')).toBe('美国')
  expect(otherName(iceland, 'ice', 'en-US')).toBeUndefined()
  expect(otherName(hongKong, 'xianggang', 'en-US')).toBeUndefined()
})
