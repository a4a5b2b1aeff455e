import { createHash } from 'node:crypto'
import { agreement, agreementKeys } from '@foyer/api/content'
import { languages } from '@foyer/api/languages'
import { describe, expect, test } from 'vitest'
import { currentAgreementVersions, findAgreement, publishedAgreements } from './agreements.ts'
import { agreementTexts } from './texts.ts'

const digestOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')
const inEveryLanguage = agreementKeys.flatMap((key) => languages.map((language) => [key, language] as const))

describe('The agreements', () => {
  test.each(inEveryLanguage)(
    'V6 A1 The agreement %s can be read in %s in full with every placeholder filled',
    (key, language) => {
      const found = agreement.parse(findAgreement(key, language))
      expect(found.version).toBe(currentAgreementVersions[key])
      expect(found.sections.length).toBeGreaterThanOrEqual(5)
      const texts = [found.title, ...found.sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])]
      for (const text of texts) {
        expect(text.trim()).not.toBe('')
        expect(text).not.toMatch(/[{}]/)
        if (language !== 'en-US') expect(text).toMatch(/\p{Script=Han}/u)
      }
    },
  )

  test.each(agreementKeys)('V6 The agreement %s has the same sections and paragraphs in all three languages', (key) => {
    const shapes = languages.map((language) =>
      findAgreement(key, language)?.sections.map(({ paragraphs }) => paragraphs.length),
    )
    expect(shapes[1]).toEqual(shapes[0])
    expect(shapes[2]).toEqual(shapes[0])
  })

  test('V6 A Chinese text uses only the characters of its own script', () => {
    // frequent characters that only one of the two scripts has
    const onlySimplified = /[们资护户册应务权图书]/u
    const onlyTraditional = /[們資護戶冊應務權圖書]/u
    for (const key of agreementKeys) {
      expect(JSON.stringify(findAgreement(key, 'zh-CN'))).not.toMatch(onlyTraditional)
      expect(JSON.stringify(findAgreement(key, 'zh-HK'))).not.toMatch(onlySimplified)
    }
  })

  test.each(agreementKeys)('V6 The text of %s is the text that its version was published with', (key) => {
    expect(publishedAgreements[key].at(-1)?.digest).toBe(digestOf(agreementTexts[key]))
    const versions = publishedAgreements[key].map(({ version }) => version)
    expect(new Set(versions).size).toBe(versions.length)
  })

  test('The privacy policy states what the Ordinance requires', () => {
    const text = JSON.stringify(findAgreement('privacy', 'en-US'))
    for (const subject of [
      'Cap. 486',
      'obligatory',
      'direct marketing',
      'outside Hong Kong',
      'access or correction within 40 days',
      'Data Protection Officer',
    ])
      expect(text).toContain(subject)
  })

  test('An unknown key finds no agreement', () => {
    for (const key of ['', 'terms', 'constructor', '__proto__', 'privacy '])
      expect(findAgreement(key, 'zh-CN')).toBeUndefined()
  })
})
