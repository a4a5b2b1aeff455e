import { expect, test } from 'vitest'
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
  expect(nearestLanguage(preferred)).toBe(language)
})
