import { expect, test } from 'vitest'
import type { Language } from './languages.ts'
import { completeCatalogue, completeCatalogues, tablesOf } from './text-catalogues.ts'
import { fill, textsIn } from './text-tables.ts'

const source = { sign: { title: '登录', again: '重试', left: '还剩 {n} 天' }, home: { title: '首页' } }
const written = {
  'zh-CN': source,
  'zh-HK': { sign: { title: '登入' } },
  'en-US': { sign: { title: 'Sign in', again: 'Try again' } },
} as Readonly<Record<Language, { sign: Partial<typeof source.sign>; home?: typeof source.home }>>

test('A1 a text that a language lacks is in its fallback, and otherwise in the source', () => {
  const { sign, home } = completeCatalogue<typeof source>('en-US', (language) => written[language])
  expect([sign, home]).toEqual([{ title: 'Sign in', again: 'Try again', left: '还剩 {n} 天' }, { title: '首页' }])
  expect(completeCatalogues<typeof source>(written)['zh-HK'].sign).toEqual({
    title: '登入',
    again: '重试',
    left: '还剩 {n} 天',
  })
})

test('A1 a table has the texts of each language, and the same object each time', () => {
  const text = tablesOf<typeof source, { sign: { left: 'n' } }>(written)('sign')
  expect(textsIn(text, 'en-US')).toEqual({ title: 'Sign in', again: 'Try again', left: '还剩 {n} 天' })
  expect(textsIn(text, 'en-US')).toBe(textsIn(text, 'en-US'))
  expect(fill(textsIn(text, 'zh-HK').left, { n: 3 })).toBe('还剩 3 天')
})

test('A1 a placeholder without a value stays, and a value may hold braces', () => {
  expect(fill('{a} {b}', { a: '{b}$&' } as Record<string, string>)).toBe('{b}$& {b}')
})
