import { expect, test } from 'vitest'
import { foldScript } from '../text/public.ts'
import { foldingFor } from './folding.ts'

test('R26 the folding of a text has every character of common keyboards that folds to one of its characters', () => {
  const text = { 'zh-CN': '台湾后面', 'zh-HK': '台灣後面', 'en-US': 'behind Taiwan' }
  const common = Array.from({ length: 0x9fff - 0x3400 + 1 }, (_, n) => String.fromCodePoint(0x3400 + n))
  const used = new Set(foldScript('台湾后面'))
  const pairs = common.flatMap((form) =>
    foldScript(form) !== form && used.has(foldScript(form)) ? [form, foldScript(form)] : [],
  )
  expect(pairs).toContain('後')
  expect(foldingFor([{ question: text, answer: [text] }])).toBe(pairs.join(''))
})
