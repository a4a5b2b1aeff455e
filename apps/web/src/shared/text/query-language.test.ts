import { expect, test } from 'vitest'
import { queryLanguage } from './query-language.ts'

test.each([
  ['?lang=zh-HK', '', 'zh-HK'],
  ['', '#/loginPage?lang=en-US', 'en-US'],
  ['?lang=zh-HK', '#/loginPage?lang=en-US', 'zh-HK'],
  ['?lang=fr', '#/loginPage?lang=en-US', 'en-US'],
  ['?lang=', '#/loginPage', undefined],
  ['?lang=toString', '#/?lang=__proto__', undefined],
  ['?lang=ZH-hk', '', undefined],
])('A2 the query %s and the hash %s select the language %s', (search, hash, language) => {
  expect(queryLanguage({ search, hash })).toBe(language)
})
