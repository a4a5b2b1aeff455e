import { beforeEach, expect, test, vi } from 'vitest'
import { isKnown, mayOffer, rememberDeclined, rememberUse, removeUse } from './memory.ts'

const day = 86_400_000
const now = Date.UTC(2026, 10, 18)
let stored = new Map<string, string>()

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('__CLIENT_APP__', 'foyer')
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
})

test('a passkey is offered on a new device, and not again within 90 days after the person declined', () => {
  expect(mayOffer(now)).toBe(true)
  rememberDeclined(now)
  expect(mayOffer(now + 90 * day - 1)).toBe(false)
  expect(mayOffer(now + 90 * day)).toBe(true)
})

test('a device that has used a passkey is not offered another one until the passkey no longer works', () => {
  rememberUse()
  expect([isKnown(), mayOffer(now)]).toEqual([true, false])
  removeUse()
  expect([isKnown(), mayOffer(now)]).toEqual([false, true])
})

test('a passkey that no longer works does not make the page offer one to a person who declined', () => {
  rememberDeclined(now)
  removeUse()
  expect(mayOffer(now + day)).toBe(false)
})

test('without storage a passkey is offered, and nothing fails', () => {
  const fail = () => {
    throw new Error('private mode')
  }
  vi.stubGlobal('localStorage', { getItem: fail, setItem: fail, removeItem: fail })
  rememberUse()
  rememberDeclined(now)
  removeUse()
  expect([isKnown(), mayOffer(now)]).toEqual([false, true])
})
