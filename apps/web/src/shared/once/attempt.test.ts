import { afterEach, expect, test, vi } from 'vitest'
import { keepAttempt, keptAttempt } from './attempt.ts'

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
    browserWith(new Map([['foyer.join.504.', stored]]))
    expect(keptAttempt('join.504.', '512****7')).toBeUndefined()
  })
