import { expect, test } from 'vitest'
import { filterByLetters } from './filter.ts'
import { aland, canada, chad, hongKong, iceland, ivoryCoast, unitedStates } from './testing/entries.ts'

const all = [aland, canada, chad, ivoryCoast, hongKong, iceland, unitedStates]
const found = (letters: string, language: 'zh-CN' | 'zh-HK' | 'en-US' = 'en-US') =>
  filterByLetters(all, letters, language).map(({ id }) => id)

test('V3 two letters that are an ISO id put that region first, in either case', () => {
  expect(found('ca')).toEqual(['CA'])
  expect(found('Is')).toEqual(['IS', 'AX'])
})

test('V3 one letter finds names and words that begin with it, and not what holds it somewhere', () => {
  expect(found('k')).toEqual(['HK'])
  expect(found('i')).toEqual(['IS', 'AX', 'CI'])
})

test('V3 two letters are also found inside a name, behind those that begin with them', () => {
  expect(found('an')).toEqual(['AX', 'CA', 'IS'])
})

test('V3 the initial counts by which the language groups', () => {
  expect(found('x', 'zh-CN')).toEqual(['HK'])
  expect(found('x', 'zh-HK')).toEqual([])
})

test('V3 diacritics make no difference', () => {
  expect(found('al')).toEqual(['AX'])
  expect(found('co')).toEqual(['CI'])
})

test('V3 C8 an entry without an English name is found by its id and initial', () => {
  const { nameEn: _, ...bare } = chad
  expect(filterByLetters([bare], 'td', 'en-US')).toEqual([bare])
  expect(filterByLetters([bare], 'c', 'en-US')).toEqual([bare])
  expect(filterByLetters([bare], 'ch', 'en-US')).toEqual([])
})
