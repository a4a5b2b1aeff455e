import { smsRequest } from '@foyer/api/code-requests'
import { language } from '@foyer/api/content'
import { languages } from '@foyer/api/languages'
import { nearestLanguage } from '@foyer/api/nearest-language'
import { texts } from '@foyer/api/texts'
import { expect, test } from 'vitest'

const founding = { 'zh-CN': '简', 'zh-HK': '繁', 'en-US': 'English' }

test.each(['ja-JP', 'ar'])('The language %s, which was added to the list, passes every schema', (added) => {
  expect(language.parse(added)).toBe(added)
  expect(smsRequest.parse({ areaCode: '852', mobileNo: '61234567', lang: added }).lang).toBe(added)
  expect(texts.parse({ ...founding, [added]: 'text' })).toEqual({ ...founding, [added]: 'text' })
  expect(texts.parse(founding)).toEqual(founding)
  expect(texts.safeParse({ ...founding, [added]: 1 }).success).toBe(false)
  expect(nearestLanguage([added.slice(0, 2), 'en'], languages)).toBe(added)
})

test('A language that was not added is refused beside those that were', () => {
  expect(language.safeParse('fr').success).toBe(false)
  expect(nearestLanguage(['fr', 'arc'], languages)).toBeUndefined()
})
