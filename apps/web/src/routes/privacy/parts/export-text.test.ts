import type { PrivacyExport } from '@foyer/api/privacy-export'
import { expect, test } from 'vitest'
import { exportText } from './export-text.ts'

test('O4 the exported text has its times in Hong Kong time, and other numbers unchanged', () => {
  const at = Date.parse('2026-11-02T23:30:00+08:00')
  const all = {
    asOf: at,
    person: { since: at, residenceAt: null },
    movements: [{ amount: 15, at }],
    logins: [{ lastAt: at }],
  }
  const moment = '2026-11-02T23:30:00.000+08:00'
  expect(JSON.parse(exportText(all as unknown as PrivacyExport))).toEqual({
    asOf: moment,
    person: { since: moment, residenceAt: null },
    movements: [{ amount: 15, at: moment }],
    logins: [{ lastAt: moment }],
  })
})
