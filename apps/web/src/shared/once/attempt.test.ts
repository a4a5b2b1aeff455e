import { afterEach, expect, test, vi } from 'vitest'
import { endingAttempt, isFor, removeAttempt, storeAttempt, storedAttempt, uuid } from './attempt.ts'

afterEach(() => vi.unstubAllGlobals())

const browserWith = (stored: Map<string, string>) => {
  vi.stubGlobal('__CLIENT_APP__', 'foyer')
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
}

test('N13 a stored attempt is returned with its key to the same person only', () => {
  browserWith(new Map())
  const { request } = storeAttempt('join.503.', '512****7', { termsVersion: 1 })
  expect(storedAttempt('join.503.', '512****7')?.request).toEqual(request)
  expect(storedAttempt('join.503.', '698****1')).toBeUndefined()
})

for (const stored of ['{', 'null', '""', ''])
  test(`an invalid stored attempt is ignored: ${stored || 'nothing'}`, () => {
    browserWith(new Map([['foyer.own.join.504.', stored]]))
    expect(storedAttempt('join.504.', '512****7')).toBeUndefined()
  })

test('N13 a stored attempt matches its own request and not a request with another choice', () => {
  browserWith(new Map())
  storeAttempt('privacy.marketing', '512****7', { agreed: true })
  const stored = storedAttempt<{ agreed: boolean }>('privacy.marketing', '512****7')
  expect(stored && isFor(stored, { agreed: true })).toBe(true)
  expect(stored && isFor(stored, { agreed: false })).toBe(false)
})

test('N13 an attempt that may have ended the session is returned without a person for less than an hour', () => {
  vi.useFakeTimers({ now: 0 })
  browserWith(new Map())
  const { request } = storeAttempt('tab.phone.change', '512****7', { code: '123456' })
  vi.setSystemTime(3_599_999)
  expect(endingAttempt('tab.phone.change')?.request).toEqual(request)
  vi.setSystemTime(3_600_000)
  expect(endingAttempt('tab.phone.change')).toBeUndefined()
  vi.useRealTimers()
})

test('a stored attempt without a time is returned to its person only', () => {
  browserWith(new Map([['foyer.own.tab.phone.change', '{"person":"512****7","request":{"key":"k"}}']]))
  expect(endingAttempt('tab.phone.change')).toBeUndefined()
  expect(storedAttempt('tab.phone.change', '512****7')?.request).toEqual({ key: 'k' })
})

test('N13 every attempt has its own key, a random UUID of version 4', () => {
  const keys = Array.from({ length: 1_000 }, uuid)
  expect(new Set(keys).size).toBe(1_000)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  for (const [at, kind] of [...'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'].entries()) {
    const digits = new Set(keys.map((key) => key[at])).size
    if (kind === 'x') expect(digits).toBe(16)
    if (kind === 'y') expect(digits).toBe(4)
  }
})

test('N13 a removed attempt is removed from storage and no longer returned', () => {
  const stored = new Map<string, string>()
  browserWith(stored)
  storeAttempt('join.505.', '512****7', { termsVersion: 1 })
  expect(stored.size).toBe(1)
  removeAttempt('join.505.')
  expect(storedAttempt('join.505.', '512****7')).toBeUndefined()
  expect(stored.size).toBe(0)
})

test('an attempt that may have ended the session is not returned when the clock was set back by an hour', () => {
  vi.useFakeTimers({ now: 7_200_000 })
  browserWith(new Map())
  const { request } = storeAttempt('tab.phone.change', '512****7', { code: '123456' })
  vi.setSystemTime(3_600_001)
  expect(endingAttempt('tab.phone.change')?.request).toEqual(request)
  vi.setSystemTime(3_600_000)
  expect(endingAttempt('tab.phone.change')).toBeUndefined()
  vi.useRealTimers()
})
