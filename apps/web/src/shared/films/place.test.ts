import { afterEach, expect, test, vi } from 'vitest'
import { resumesAt, storedPlace, storePlace } from './place.ts'

afterEach(() => vi.unstubAllGlobals())

const browserWith = (stored: Map<string, string>) => {
  vi.stubGlobal('__CLIENT_APP__', 'foyer')
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
}

test('a visitor’s position in a film is stored in their tab', () => {
  browserWith(new Map())
  expect(storedPlace('margin-call')).toBeUndefined()
  storePlace('margin-call', { position: 12.5, seen: false })
  expect(storedPlace('margin-call')).toEqual({ position: 12.5, seen: false })
  expect(storedPlace('another')).toBeUndefined()
})

for (const stored of ['{', 'null', '[]', '{"position":"12"}', '{"position":-1}'])
  test(`an invalid stored position of a film is ignored: ${stored}`, () => {
    browserWith(new Map([['foyer.own.film.margin-interest', stored]]))
    expect(storedPlace('margin-interest')).toBeUndefined()
  })

test('a film starts from the beginning when less than 5 seconds were played or at most 5 seconds are left', () => {
  const at = (position: number) => resumesAt({ position, seen: false }, 60)
  expect([2, 4.9, 5, 30, 54, 55, 60].map(at)).toEqual([undefined, undefined, 5, 30, 54, undefined, undefined])
  expect(resumesAt(undefined, 60)).toBeUndefined()
})
