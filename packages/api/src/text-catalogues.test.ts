import { expect, test } from 'vitest'
import type { Language } from './languages.ts'
import { completeCatalogue, tablesOf } from './text-catalogues.ts'
import { fill, textsIn } from './text-tables.ts'

const source = { sign: { title: '登录', again: '重试', left: '还剩 {n} 天' }, home: { title: '首页' } }
const written: Readonly<Record<string, { sign: Partial<typeof source.sign>; home?: typeof source.home }>> = {
  'zh-CN': source,
  'zh-HK': { sign: { title: '登入' } },
  'en-US': { sign: { title: 'Sign in', again: 'Try again' } },
  'ja-JP': { sign: { title: 'サインイン' } },
}
const text = tablesOf<typeof source, { sign: { left: 'n' } }>(written)('sign')

test('A1 a text that Japanese lacks is shown in English, or in the source language if English lacks it too', () => {
  expect(completeCatalogue<typeof source>('ja-JP', (language) => written[language] ?? {})).toEqual({
    sign: { title: 'サインイン', again: 'Try again', left: '还剩 {n} 天' },
    home: { title: '首页' },
  })
})

test('A1 a text that Hong Kong lacks is in Simplified Chinese', () => {
  expect(textsIn(text, 'zh-HK')).toEqual({ title: '登入', again: '重试', left: '还剩 {n} 天' })
})

test('A1 readers of a language that an app has no texts in see those of its fallback', () => {
  expect(textsIn(text, 'fr-FR' as Language)).toBe(textsIn(text, 'en-US'))
  const chinese = tablesOf<typeof source, object>({ 'zh-CN': source })('home')
  expect(textsIn(chinese, 'en-US')).toEqual({ title: '首页' })
})

test('A1 a placeholder shows its value, and braces in a value stay', () => {
  expect(fill(textsIn(text, 'zh-HK').left, { n: '{n}$&' })).toBe('还剩 {n}$& 天')
})
