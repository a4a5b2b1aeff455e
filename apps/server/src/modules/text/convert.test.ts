import { hongKongCharacters, sharedWords, wordsToHongKong } from '@foyer/api/chinese/glossary'
import vectors from '@foyer/api/vectors/chinese.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import { toHongKong, toSimplified } from './convert.ts'

const bothWays = vectors.bothWays as [simplified: string, hongKong: string][]
const fromHongKong = vectors.fromHongKong as [hongKong: string, simplified: string][]

describe('sentences of a brokerage', () => {
  test.each(bothWays)('the sentence %s becomes %s in Hong Kong’s form, and converts back', (simplified, hongKong) => {
    expect(toHongKong(simplified)).toBe(hongKong)
    expect(toSimplified(hongKong)).toBe(simplified)
  })

  test.each(fromHongKong)('the sentence %s becomes %s in Simplified', (hongKong, simplified) => {
    expect(toSimplified(hongKong)).toBe(simplified)
  })

  test('the test data contains enough sentences', () => {
    expect(bothWays.length + fromHongKong.length).toBeGreaterThanOrEqual(60)
  })
})

test('every term of the glossary converts to its form in the other script', () => {
  for (const [simplified, hongKong] of [...sharedWords, ...wordsToHongKong])
    expect(toHongKong(simplified), simplified).toBe(hongKong)
  for (const [simplified, hongKong] of sharedWords) expect(toSimplified(hongKong), hongKong).toBe(simplified)
})

test('a text that is already in the reader’s script stays unchanged', () => {
  for (const [simplified, hongKong] of bothWays) {
    expect(toSimplified(simplified)).toBe(simplified)
    expect(toHongKong(toSimplified(hongKong))).toBe(hongKong)
  }
})

test('no character form of the school list remains where brokers print another', () => {
  const texts = bothWays.map(([simplified]) => toHongKong(simplified)).join('')
  for (const [school] of hongKongCharacters) expect(texts).not.toContain(school)
})

test('figures, Latin letters and punctuation are unchanged', () => {
  const text = 'HK$10,000.00 (CPI + 0.5%) — 2026/01/05 10:00，“ETF”'
  expect(toHongKong(text)).toBe(text)
  expect(toSimplified(text)).toBe(text)
})
