import { expect, test } from 'vitest'
import { brand } from './brand/brand.ts'
import { brandFaults } from './brand/brand-file.ts'
import { brand as institution } from './brand/institution-brand.ts'
import { smsRequest } from './code-requests.ts'
import { language } from './content.ts'
import { languageShown } from './each-language.ts'
import { foundingLanguages } from './founding-languages.ts'
import { fallbackOf, inLanguage, isLanguage, languages } from './languages.ts'
import { texts } from './texts.ts'

const founding = { 'zh-CN': '简', 'zh-HK': '繁', 'en-US': 'English' }

test.each(['ar', 'ja-JP', 'fr', 'en', ''])(
  'A1 the language %j, which is not listed, is refused everywhere',
  (unknown) => {
    expect(isLanguage(unknown)).toBe(false)
    expect(language.safeParse(unknown).success).toBe(false)
    expect(smsRequest.safeParse({ areaCode: '852', mobileNo: '61234567', lang: unknown }).success).toBe(false)
    expect(texts.strict().safeParse({ ...founding, [unknown]: 'text' }).success).toBe(false)
    const offering = { ...brand, languages: [...brand.languages, unknown] } as unknown as typeof brand
    expect(brandFaults(offering, institution).join()).toContain('brand.json: languages.3')
  },
)

test('A1 content requires every founding language, which falls back to itself', () => {
  expect(languages).toEqual(foundingLanguages)
  for (const one of foundingLanguages) {
    expect(fallbackOf(one)).toBe(one)
    expect([inLanguage(founding, one), languageShown(founding, one)]).toEqual([founding[one], one])
    expect(texts.safeParse({ ...founding, [one]: undefined }).success).toBe(false)
  }
  expect(inLanguage(undefined, 'en-US')).toBeUndefined()
})
