import { expect, test } from 'vitest'
import { readVoucherFile } from './voucher-file.ts'

test.each([
  ['a plain list', 'AAAA-1\nBBBB-2\n'],
  ['a CSV with a heading and quotes', 'code\r\n"AAAA-1"\r\n"BBBB-2"\r\n'],
  ['a byte order mark, spaces and empty lines', '\ufeffVoucher code\n\n  AAAA-1 \n\nBBBB-2'],
])('R29 %s is read with one code per line', (_, text) => {
  expect(readVoucherFile(text)).toEqual({ codes: ['AAAA-1', 'BBBB-2'], faults: [] })
})

test('R29 every faulty line is reported by its number, without repeating a code', () => {
  const { codes, faults } = readVoucherFile('AAAA-1\nBBBB-2,50\naaaa-1\nx\nCC CC\nDDDD-4\ncode\n')
  expect(codes).toEqual(['AAAA-1', 'DDDD-4', 'code'])
  expect(faults).toEqual([
    { line: 2, fault: 'columns', first: null },
    { line: 3, fault: 'again', first: 1 },
    { line: 4, fault: 'form', first: null },
    { line: 5, fault: 'form', first: null },
  ])
})
