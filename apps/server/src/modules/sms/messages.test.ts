import { brand } from '@foyer/api/brand'
import { languages } from '@foyer/api/languages'
import { expect, test } from 'vitest'
import { codeMessage } from './messages.ts'

const purposes = ['registration', 'login'] as const

test.each(purposes.flatMap((purpose) => languages.map((lang) => [purpose, lang] as const)))(
  'N5 the message for a %s in %s contains the firm, the code and the line for autofill, and no link',
  (purpose, lang) => {
    const lines = codeMessage(purpose, lang, '012345').split('\n')
    expect(lines[0]).toContain(brand.shortName[lang])
    expect(lines[0]?.match(/\d{6}/g)).toEqual(['012345'])
    expect(lines.at(-1)).toBe(`@${brand.hosts[0]} #012345`)
    expect(lines.join('')).not.toMatch(/https?:|www\.[^\s]+\/|\//)
  },
)

test('N5 N6 each purpose has a text of its own in each language', () => {
  const texts = purposes.flatMap((purpose) => languages.map((lang) => codeMessage(purpose, lang, '012345')))
  expect(new Set(texts).size).toBe(6)
})

const all = ['registration', 'login', 'phone_old', 'phone_new', 'fresh_proof'] as const
/** Characters of a long message in one segment: UCS-2 for Chinese, GSM 7-bit for English. */
const ofSegment = { 'zh-CN': 67, 'zh-HK': 67, 'en-US': 153 } as const

test.each(languages)('N5 a code message in %s has at most two segments, the line for autofill included', (language) => {
  for (const purpose of all)
    expect(codeMessage(purpose, language, '012345').length, purpose).toBeLessThanOrEqual(2 * ofSegment[language])
})
