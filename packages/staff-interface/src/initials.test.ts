import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test('Names in both scripts have initials', () => {
  expect(['Chan Tai Man', 'Prometheus', '\u674e\u5bb6\u6b23', ' ', 'élan x'].map(initialsOf)).toEqual([
    'CM',
    'P',
    '\u6b23',
    '',
    'ÉX',
  ])
})
