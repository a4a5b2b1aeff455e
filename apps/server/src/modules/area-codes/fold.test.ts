import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test('Diacritics, case, punctuation and full-width forms make no difference', () => {
  expect(fold('Côte d’Ivoire')).toEqual(['cote', 'd', 'ivoire'])
  expect(fold('ÅLAND')).toEqual(['aland'])
  expect(fold('＋８５２')).toEqual(['852'])
  expect(fold('ＨＫ')).toEqual(['hk'])
  expect(fold('刚果（金）')).toEqual(['刚果', '金'])
})

test('The Chinese scripts make no difference', () => {
  for (const name of ['台灣', '臺灣', '台湾']) expect(fold(name)).toEqual(['台湾'])
  expect(fold('剛果（金）')).toEqual(fold('刚果（金）'))
})

test('An ampersand is read as the word "and"', () => {
  expect(fold('Trinidad & Tobago')).toEqual(fold('trinidad and tobago'))
})

test('A text without letters and digits has no words', () => {
  for (const text of ['', ' ', '\u0000', '+', '!?。，', '😀', '\ud800', '\ufe0f']) expect(fold(text)).toEqual([])
})

test('Folding any string never throws, and folding its words again changes nothing', () => {
  const anyUtf16 = fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 80 })
    .map((units) => String.fromCharCode(...units))
  fc.assert(
    fc.property(anyUtf16, (text) => {
      const words = fold(text)
      expect(fold(words.join(' '))).toEqual(words)
    }),
  )
})
