import { expect, test } from 'vitest'
import { foundingLanguages } from './founding-languages.ts'
import { nearestLanguage } from './nearest-language.ts'

test.each([
  [['zh-HK'], 'zh-HK'],
  [['zh-TW'], 'zh-HK'],
  [['zh-MO'], 'zh-HK'],
  [['zh-Hant'], 'zh-HK'],
  [['zh-hant-CN'], 'zh-HK'],
  [['zh_TW'], 'zh-HK'],
  [['zh_Hant_HK'], 'zh-HK'],
  [['zh'], 'zh-CN'],
  [['zh-CN'], 'zh-CN'],
  [['zh-SG'], 'zh-CN'],
  [['zh-Hans-HK'], 'zh-CN'],
  [['en'], 'en-US'],
  [['en_GB'], 'en-US'],
  [['EN-au'], 'en-US'],
  [['fr-FR', 'zh-TW', 'en'], 'zh-HK'],
  [['en-GB', 'zh-CN'], 'en-US'],
  [['fr-FR', 'enm', 'zha', ''], undefined],
  [[], undefined],
])('SCREEN-1 A2 a system that prefers %j reads %s', (preferred, language) => {
  expect(nearestLanguage(preferred, foundingLanguages)).toBe(language)
})

test.each([
  [['zh-CN'], ['zh-HK', 'en-US'], 'zh-HK'],
  [['zh-TW'], ['zh-CN', 'en-US'], 'zh-CN'],
  [['en', 'zh-TW'], ['zh-HK', 'zh-CN'], 'zh-HK'],
  [['zh-CN', 'en'], ['en-US'], 'en-US'],
  [['en'], ['zh-HK'], undefined],
] as const)(
  'ADOPT-7 of a brand that offers only some languages, a system that prefers %j, with %j offered, reads %s',
  (...of) => {
    expect(nearestLanguage(of[0], of[1])).toBe(of[2])
  },
)
