import { brand } from '@foyer/contract/brand'
import { languages } from '@foyer/contract/content'
import { expect, test } from 'vitest'
import { codeMessage } from './messages.ts'

test.each(languages)(
  'N5 the message in %s names the firm and holds the code, no link, and the line browsers fill it in by',
  (lang) => {
    const lines = codeMessage(lang, '012345').split('\n')
    expect(lines[0]).toContain(brand.shortName[lang])
    expect(lines[0]?.match(/\d{6}/g)).toEqual(['012345'])
    expect(lines.at(-1)).toBe(`@${brand.hosts[0]} #012345`)
    expect(lines.join('')).not.toMatch(/https?:|www\.[^\s]+\/|\//)
  },
)

test('N5 the three messages are three texts', () => {
  expect(new Set(languages.map((lang) => codeMessage(lang, '012345'))).size).toBe(3)
})
