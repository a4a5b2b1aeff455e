import { expect, test } from 'vitest'
import { wrap } from './wrap.ts'

/** A Chinese character is two units wide, any other one. */
const measure = (text: string) => [...text].reduce((sum, one) => sum + (/[\u2e80-\uffef]/.test(one) ? 2 : 1), 0)
const lines = (text: string, width: number, most = 9) => wrap(text, { width, lines: most }, measure)

test('English breaks between words, and a word that is wider than the line has a line of its own', () => {
  expect(lines('Reduced commission for three months', 18)).toEqual(['Reduced commission', 'for three months'])
  expect(lines('a incomprehensibilities b', 10)).toEqual(['a', 'incomprehensibilities', 'b'])
})

test('Chinese breaks after any character, but no line begins with closing or ends with opening punctuation', () => {
  expect(lines('首次开户礼遇，三个月', 12)).toEqual(['首次开户礼', '遇，三个月'])
  expect(lines('您的「賬戶」安全', 6)).toEqual(['您的', '「賬', '戶」安', '全'])
})

test('A figure with its unit stays in one piece within Chinese', () => {
  expect(lines('最高可得 1,000 港元', 15)).toEqual(['最高可得 1,000', '港元'])
})

test('A text that needs more lines than there are ends with an ellipsis, within the width', () => {
  const cut = lines('Investment involves risk. Prices may go up or down and may become worthless.', 20, 2)
  expect(cut).toEqual(['Investment involves', 'risk. Prices may go…'])
  for (const line of cut) expect(measure(line)).toBeLessThanOrEqual(20)
})

test('An empty text has no lines', () => {
  expect(lines('  ', 10)).toEqual([])
})
