import { expect, test } from 'vitest'
import { numberProofBits, proofBitsAfter, sessionProofBits } from './rules.ts'
import { networkWait, waitOf } from './windows.ts'

const now = 1_800_000_000_000
const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const sentFrom = (network: string, ...times: number[]) =>
  times.map((time) => ({ at: now - time, purpose: 'registration' as const, network }))
const sent = (...times: number[]) => sentFrom('here', ...times)
const requester = { purpose: 'registration', network: 'here' } as const
const ago = (...times: number[]) => waitOf(sent(...times), requester, now)

test('N5 a number without messages, or whose last one is 60 s old, does not wait', () => {
  expect(ago()).toBeUndefined()
  expect(ago(minute)).toBeUndefined()
})

test('N5 a message within 60 s must wait, rounded up to the whole second', () => {
  expect(ago(0)).toEqual({ reason: 'sms_resend_too_soon', retryAfter: 60 })
  expect(ago(59_001)).toEqual({ reason: 'sms_resend_too_soon', retryAfter: 1 })
})

test('N5 a fourth message waits until the first of three is ten minutes old', () => {
  expect(ago(minute, 4 * minute, 9 * minute)).toEqual({ reason: 'sms_number_limit', retryAfter: 60 })
  expect(ago(minute, 4 * minute, 10 * minute)).toBeUndefined()
})

test('N5 an eleventh message waits until the first of ten is a day old', () => {
  const ten = Array.from({ length: 10 }, (_, i) => (i + 1) * 2 * hour)
  expect(ago(...ten)).toEqual({ reason: 'sms_number_limit', retryAfter: (4 * hour) / second })
  expect(ago(...ten.slice(0, 9), 24 * hour)).toBeUndefined()
})

test('N5 of several waits the longest one is returned', () => {
  expect(ago(10 * second, 70 * second, 130 * second)).toEqual({ reason: 'sms_number_limit', retryAfter: 470 })
})

test('N5 a code for another purpose does not wait for the minute, but counts in the windows of strangers', () => {
  const change = { ...requester, purpose: 'phone_new' } as const
  expect(waitOf(sent(10 * second), change, now)).toBeUndefined()
  expect(waitOf(sent(10 * second, 70 * second, 130 * second), change, now)).toEqual({
    reason: 'sms_number_limit',
    retryAfter: 470,
  })
})

test('SEC-13 three codes caused by one network lock that network and no other', () => {
  const strangers = sentFrom('there', 2 * minute, 3 * minute, 4 * minute)
  expect(waitOf(strangers, requester, now)).toBeUndefined()
  expect(waitOf(strangers, { ...requester, network: 'there' }, now)).toMatchObject({ reason: 'sms_number_limit' })
})

test('SEC-13 strangers of all networks together cause at most nine codes in ten minutes and twenty a day', () => {
  const from = (count: number, apart: number) =>
    Array.from({ length: count }, (_, n) => sentFrom(`network ${n}`, (n + 1) * apart)).flat()
  expect(waitOf(from(8, minute), requester, now)).toBeUndefined()
  expect(waitOf(from(9, minute), requester, now)).toEqual({ reason: 'sms_number_limit', retryAfter: 60 })
  expect(waitOf(from(19, hour), requester, now)).toBeUndefined()
  expect(waitOf(from(20, hour), requester, now)).toEqual({ reason: 'sms_number_limit', retryAfter: 4 * 3_600 })
})

test('SEC-13 codes that strangers cause do not count against a client who logs in, whose windows are separate', () => {
  const strangers = Array.from({ length: 9 }, (_, n) => sentFrom(`network ${n}`, (n + 1) * minute)).flat()
  const login = { ...requester, purpose: 'login' } as const
  expect(waitOf(strangers, login, now)).toBeUndefined()
  const own = [2, 3, 4].map((minutes) => ({ at: now - minutes * minute, purpose: 'login' as const, network: 'here' }))
  expect(waitOf(own, login, now)).toMatchObject({ reason: 'sms_number_limit' })
  expect(waitOf(own, requester, now)).toBeUndefined()
})

test('SEC-2 a network causes at most 120 messages an hour and 600 a day, and the wait ends as the first of them leaves the window', () => {
  const each = (count: number, apart: number) => Array.from({ length: count }, (_, n) => now - n * apart)
  expect(networkWait([], now)).toBe(0)
  expect(networkWait(each(119, second), now)).toBe(0)
  expect(networkWait(each(120, second), now)).toBe(3_600 - 119)
  expect(networkWait(each(600, 100 * second), now)).toBe(24 * 3_600 - 599 * 100)
})

test('SEC-2 the work for a message grows twofold with the messages of a network, up to five seconds of a phone', () => {
  expect([1, 8, 15, 16, 32, 64, 128, 600].map(proofBitsAfter)).toEqual([16, 16, 16, 17, 18, 19, 20, 20])
})

test('SEC-2 the work grows twofold with each message of a session beyond three, and with each to a number beyond three', () => {
  expect([0, 2, 3, 4, 5, 9].map(sessionProofBits)).toEqual([0, 0, 17, 18, 19, 20])
  expect([0, 2, 3, 4, 5, 9].map(numberProofBits)).toEqual([0, 0, 16, 17, 18, 20])
})
