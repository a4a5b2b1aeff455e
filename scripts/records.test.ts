import { expect, test } from 'vitest'
import { readRecord } from './records.ts'

const record = (...[heading, status, sections]: [heading: string, status: string, sections: string[]]) =>
  [heading, '', status, '', ...sections.map((name) => `## ${name}\n\nText.\n`)].join('\n')
const whole = ['Context', 'Decision', 'Consequences']

test('a decision record in the form of the template yields its number, title and status', () => {
  const markdown = record('# 0042 Codes by SMS', 'Status: superseded by 0050, 2026-11-20.', whole)
  expect(readRecord('0042-codes-by-sms.md', markdown)).toEqual({
    number: '0042',
    file: '0042-codes-by-sms.md',
    title: 'Codes by SMS',
    status: 'superseded by 0050, 2026-11-20',
  })
})

test.each([
  ['another number in its heading', '# 0043 Codes', 'Status: accepted, 2026-11-20.', whole, 'heading'],
  ['no date', '# 0042 Codes', 'Status: accepted.', whole, 'third line'],
  ['an unknown status', '# 0042 Codes', 'Status: done, 2026-11-20.', whole, 'third line'],
  ['no consequences', '# 0042 Codes', 'Status: accepted, 2026-11-20.', ['Context', 'Decision'], 'Consequences'],
])('a decision record with %s fails with a message that names the fault', (_, heading, status, sections, named) => {
  expect(() => readRecord('0042-codes.md', record(heading, status, sections))).toThrow(named)
})
