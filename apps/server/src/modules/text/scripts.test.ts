import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldScript, hasTraditionalOnly } from './scripts.ts'

test.each([
  ['台灣', '臺灣', '台湾'],
  ['賬戶', '帳户', '账户'],
  ['孖展說明', '孖展説明', '孖展说明'],
  ['啟用', '啓用', '启用'],
  ['群眾', '羣衆', '群众'],
  ['裏面', '裡面', '里面'],
  ['線上', '綫上', '线上'],
  ['皇后以後', '皇后以后', '皇後以後'],
  ['乾淨的幹部', '干淨的干部', '干净的干部'],
  ['麵粉', '麪粉', '面粉'],
])('the search treats %s, %s and %s as the same', (...forms) => {
  expect(new Set(forms.map(foldScript)).size).toBe(1)
})

test('text that is not Chinese is unchanged, and folding is idempotent', () => {
  expect(foldScript('Hong Kong 852 ＋')).toBe('Hong Kong 852 ＋')
  const han = fc.integer({ min: 0x4e00, max: 0x9fff }).map((code) => String.fromCodePoint(code))
  fc.assert(
    fc.property(fc.string({ unit: fc.oneof(han, fc.string()) }), (text) => {
      expect(foldScript(foldScript(text))).toBe(foldScript(text))
    }),
  )
})

test('words that Simplified writes with a Traditional character count as Simplified', () => {
  for (const text of ['乾坤', '瞭望', '着手', '覆盖', '台风', '了解账户', '帐户'])
    expect(hasTraditionalOnly(text), text).toBe(false)
  for (const text of ['賬户', '開户', '皇后後', '麵']) expect(hasTraditionalOnly(text), text).toBe(true)
})
