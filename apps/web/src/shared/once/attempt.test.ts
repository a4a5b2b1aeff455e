import { afterEach, expect, test, vi } from 'vitest'
import { endingAttempt, isFor, keepAttempt, keptAttempt } from './attempt.ts'

afterEach(() => vi.unstubAllGlobals())

const browserWith = (stored: Map<string, string>) => {
  vi.stubGlobal('__CLIENT_APP__', 'foyer')
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
}

test('N13 a kept attempt is taken up with its key, by the same person only', () => {
  browserWith(new Map())
  const { request } = keepAttempt('join.503.', '512****7', { termsVersion: 1 })
  expect(keptAttempt('join.503.', '512****7')?.request).toEqual(request)
  expect(keptAttempt('join.503.', '698****1')).toBeUndefined()
})

for (const stored of ['{', 'null', '""', ''])
  test(`what is stored in the place of an attempt and is none is left alone: ${stored || 'nothing'}`, () => {
    browserWith(new Map([['foyer.own.join.504.', stored]]))
    expect(keptAttempt('join.504.', '512****7')).toBeUndefined()
  })

test('N13 an attempt is for one request, after a reload too: another choice is not sent in its place', () => {
  browserWith(new Map())
  keepAttempt('privacy.marketing', '512****7', { agreed: true })
  const kept = keptAttempt<{ agreed: boolean }>('privacy.marketing', '512****7')
  expect(kept && isFor(kept, { agreed: true })).toBe(true)
  expect(kept && isFor(kept, { agreed: false })).toBe(false)
})

test('N13 an act that ended the session can be asked for by nobody in particular, for an hour', () => {
  vi.useFakeTimers({ now: 0 })
  browserWith(new Map())
  const { request } = keepAttempt('tab.phone.change', '512****7', { code: '123456' })
  vi.setSystemTime(3_599_999)
  expect(endingAttempt('tab.phone.change')?.request).toEqual(request)
  vi.setSystemTime(3_600_000)
  expect(endingAttempt('tab.phone.change')).toBeUndefined()
  vi.useRealTimers()
})

test('what was kept before attempts had a time is told to nobody but its person', () => {
  browserWith(new Map([['foyer.own.tab.phone.change', '{"person":"512****7","request":{"key":"k"}}']]))
  expect(endingAttempt('tab.phone.change')).toBeUndefined()
  expect(keptAttempt('tab.phone.change', '512****7')?.request).toEqual({ key: 'k' })
})
