import { expect, test } from 'vitest'
import { filterByLetters } from './filter.ts'
import { aland, canada, chad, hongKong, iceland, ivoryCoast, unitedStates } from './testing/entries.ts'

const all = [aland, canada, chad, ivoryCoast, hongKong, iceland, unitedStates]
const found = (letters: string, language: 'zh-CN' | 'zh-HK' | 'en-US' = 'en-US') =>
  filterByLetters(all, letters, language).map(({ id }) => id)

test('V3 two letters that are an ISO id list that region first, in upper or lower case', () => {
  expect(found('ca')).toEqual(['CA'])
  expect(found('Is')).toEqual(['IS', 'AX'])
})

test('V3 one letter finds names with a word that begins with it, and not names that contain it elsewhere', () => {
  expect(found('k')).toEqual(['HK'])
  expect(found('i')).toEqual(['IS', 'AX', 'CI'])
})

test('V3 two letters also find names that contain them inside a word', () => {
  expect(found('an')).toEqual(['AX', 'CA', 'IS'])
})

test('V3 a letter finds the initial by which the language groups its names', () => {
  expect(found('x', 'zh-CN')).toEqual(['HK'])
  expect(found('x', 'zh-HK')).toEqual([])
})

test('V3 diacritics do not affect the search by letters', () => {
  expect(found('al')).toEqual(['AX'])
  expect(found('co')).toEqual(['CI'])
})

test('V3 C8 an entry without an English name is found by its id and initial', () => {
  const { nameEn: _, ...bare } = chad
  expect(filterByLetters([bare], 'td', 'en-US')).toEqual([bare])
  expect(filterByLetters([bare], 'c', 'en-US')).toEqual([bare])
  expect(filterByLetters([bare], 'ch', 'en-US')).toEqual([])
})
