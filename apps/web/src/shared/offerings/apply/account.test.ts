import { afterEach, expect, test, vi } from 'vitest'
import { storeAttempt, storedAttempt } from '../../once/attempt.ts'
import { accountOf } from './account.ts'

afterEach(() => vi.unstubAllGlobals())

const of = (clientId: string) => {
  const account = accountOf({
    mobileNo: '512****7',
    client: { clientId, clientName: '', accountType: 'cash' } as never,
  })
  if (account === undefined) throw new Error('nobody is logged in')
  return account
}

test('an unanswered attempt of one account is not returned to another account of the same mobile number', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('__CLIENT_APP__', 'foyer')
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  const { request } = storeAttempt('apply.bond', of('100001'), { lots: 2 })
  expect(storedAttempt('apply.bond', of('100001'))?.request).toEqual(request)
  expect(storedAttempt('apply.bond', of('100002'))).toBeUndefined()
})

test('accountOf returns no account before a client account is logged in', () => {
  expect(accountOf({ mobileNo: '512****7' })).toBeUndefined()
  expect(accountOf(null)).toBeUndefined()
})
