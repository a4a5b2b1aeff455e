import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

const formulas = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '\u200b=1',
  '\uff1d1',
  '\uff0b1',
  '\uff0d1',
  '\uff20SUM(A1)',
]
test.each(formulas)('A text that begins as the formula %j is no formula in a spreadsheet', (text) => {
  expect(csvOf([[text]]).replaceAll('"', '')).toBe(`\uFEFF'${text}\r\n`)
})

test.each([';=1', '\t=1', ',=1'])('A separator and a formula in the text %j stay in its cell', (end) => {
  expect(csvOf([[`a${end}`]])).toBe(`\uFEFF"a${end}"\r\n`)
})

test('Numbers stay numbers, quotes and line breaks stay in their cell, and an absent value is empty', () => {
  expect(
    csvOf([
      ['day', 'name'],
      [-5, 'a "b", c\nd'],
      [null, ''],
    ]),
  ).toBe('\uFEFFday,name\r\n-5,"a ""b"", c\nd"\r\n,\r\n')
})
