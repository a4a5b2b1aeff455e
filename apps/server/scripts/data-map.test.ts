import { expect, test } from 'vitest'
import { personalTablesOf } from '../src/module.ts'
import { modules } from '../src/modules/all.ts'
import { generateDataMap, generateRetention } from './data-map.ts'

const map = await generateDataMap()
const [, retention = ''] = (await generateRetention()).split('\n## Tables\n')
const rowsOf = (page: string, table: string): string[] =>
  page.split('\n').filter((line) => line.startsWith(`| \`${table}\` |`))

test('O4 the data map and the table of retention have one row for each table with personal data', () => {
  for (const [table] of personalTablesOf(modules)) {
    expect(rowsOf(map, table)).toHaveLength(1)
    expect(rowsOf(retention, table)).toHaveLength(1)
  }
})

test('O4 a row states the form of each column, the receivers and the period that its declaration and its job name', () => {
  expect(rowsOf(map, 'persons')[0]).toContain('`mobile_hash` (hashed), `mobile_sealed` (sealed), `residence`')
  expect(map).toMatch(/\| the SMS provider: [^|]+ \| `sms_codes` \|/)
  // no row is retained after an erasure, but the job applies a period
  expect(rowsOf(retention, 'gift_shipments')[0]).toContain('`delivery`, 90 days')
  expect(rowsOf(retention, 'rewards')[0]).toMatch(/`rewards`, 2557 days \| ledger, stock and codes .* \| yes \|/)
})
