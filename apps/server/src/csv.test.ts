import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'A text that begins as the formula %j is no formula in a spreadsheet',
  (text) => {
    expect(csvOf([[text]]).replaceAll('"', '')).toBe(`\uFEFF'${text}\r\n`)
  },
)

test('Numbers stay numbers, quotes and line breaks stay in their cell, and an absent value is empty', () => {
  expect(
    csvOf([
      ['day', 'name'],
      [-5, 'a "b", c\nd'],
      [null, ''],
    ]),
  ).toBe('\uFEFFday,name\r\n-5,"a ""b"", c\nd"\r\n,\r\n')
})
