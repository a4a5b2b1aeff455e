import type { Reward } from '@foyer/api/rewards'
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

test('E1 a reward shows its last day, and from three days before it the days left by the Hong Kong calendar', () => {
  const until = (moment: string) => says({ validUntil: Date.parse(`${moment}:00+08:00`) })
  expect(until('2027-01-25T00:00')).toBe('Valid until Jan 24')
  expect(until('2026-12-28T00:01')).toBe('Valid until Dec 28')
  expect(until('2026-12-28T00:00')).toBe('3 days left (near)')
  expect(until('2026-12-25T09:00')).toBe('1 day left (near)')
  expect(until('2026-12-24T23:00')).toBe('Expires Dec 24, 22:59 HKT (near)')
})

test('E1 a reward that ends at midnight in Hong Kong shows the day before as its end, also at the year’s end', () => {
  const validUntil = Date.parse('2027-01-01T00:00:00+08:00')
  expect(validityOf({ ...voucher, validUntil }, 'en-US', validUntil - 1).says).toBe('Expires Dec 31, 23:59 HKT')
  expect(validityOf({ ...voucher, validUntil }, 'zh-HK', validUntil - 1).says).toBe('12月31日 23:59（香港時間）到期')
  expect(says({ status: 'expired', validUntil })).toBe('Expired Dec 31')
})

test('E1 a reward without an end shows that it does not expire, a pending one its claim day, a used one its day of issue', () => {
  expect(says({})).toBe('Does not expire')
  expect(says({ status: 'pending', payoutAt: now + day })).toBe('Claim from Dec 25')
  expect(says({ status: 'used' })).toBe('Issued Dec 23')
})
