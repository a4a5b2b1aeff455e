import type { Reward } from '@foyer/contract/rewards'
import { expect, test } from 'vitest'
import { validityOf } from './validity.ts'

const now = Date.parse('2026-12-24T10:00:00+08:00')
const day = 86_400_000
const texts = { 'zh-CN': '', 'zh-HK': '', 'en-US': '' }
const voucher: Reward = {
  id: '',
  type: 'exchange_voucher',
  status: 'available',
  item: { name: texts, note: texts, usage: [] },
  source: { number: 1, code: '', route: '', title: texts },
  amount: null,
  maskedCode: null,
  reference: '',
  issuedAt: now - day,
  validFrom: now - day,
  validUntil: null,
  payoutAt: null,
  shipment: null,
  needs: null,
}
const says = (changes: Partial<Reward>) => {
  const { says: line, isNear } = validityOf({ ...voucher, ...changes }, 'en-US', now)
  return isNear ? `${line} (near)` : line
}

test('E1 days are counted whole, and the last ones stand out', () => {
  expect(says({ validUntil: now + 31 * day })).toBe('Valid to Jan 24, 2027')
  expect(says({ validUntil: now + 30 * day + 1 })).toBe('30 days left')
  expect(says({ validUntil: now + 3 * day })).toBe('3 days left')
  expect(says({ validUntil: now + 3 * day - 1 })).toBe('2 days left (near)')
  expect(says({ validUntil: now + day })).toBe('1 day left (near)')
})

test('E1 what ends at midnight in Hong Kong is said to end on the day before, at the year’s end too', () => {
  const validUntil = Date.parse('2027-01-01T00:00:00+08:00')
  expect(validityOf({ ...voucher, validUntil }, 'en-US', validUntil - 1).says).toBe('Ends Dec 31, 2026, 23:59')
  expect(validityOf({ ...voucher, validUntil }, 'zh-HK', validUntil - 1).says).toBe('2026年12月31日 23:59 到期')
  expect(says({ status: 'expired', validUntil })).toBe('Ended Dec 31, 2026')
})

test('E1 what does not end says so; what waits says from when; all else says when it was issued', () => {
  expect(says({})).toBe('Does not expire')
  expect(says({ status: 'pending', payoutAt: now + day })).toBe('Can be claimed from Dec 25, 2026')
  expect(says({ status: 'used' })).toBe('Issued Dec 23, 2026')
})
