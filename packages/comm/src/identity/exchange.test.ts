import { expect, test } from 'vitest'
import { CommError } from '../comm-error.ts'
import type { Credentials } from './credential-source.ts'
import { exchange } from './exchange.ts'

const refusal = (reason: 'session_revoked' | 'signature_stale' | 'level_too_low') =>
  new CommError('refused', reason, { reason })

/** Credentials without end, each with a token of its own. */
const plenty = () => {
  const discarded: string[] = []
  let count = 0
  return {
    discarded,
    source: {
      get: async () => ({ token: `token ${++count}` }) as Credentials,
      discard: (token: string) => void discarded.push(token),
    },
  }
}

test('a token the server does not take is discarded and the call made once more, not a third time', async () => {
  const { source, discarded } = plenty()
  const used: string[] = []
  const call = exchange(source, async ({ token }) => {
    used.push(token)
    throw refusal('session_revoked')
  })
  await expect(call).rejects.toMatchObject({ reason: 'session_revoked' })
  expect(used).toEqual(['token 1', 'token 2'])
  expect(discarded).toEqual(['token 1'])
})

test('V11 a stale signature is made once more, with the same token', async () => {
  const { source, discarded } = plenty()
  let calls = 0
  const call = exchange(source, async () => {
    calls++
    throw refusal('signature_stale')
  })
  await expect(call).rejects.toMatchObject({ reason: 'signature_stale' })
  expect(calls).toBe(2)
  expect(discarded).toEqual([])
})

test('a refusal that nothing mends is passed on at once', async () => {
  const { source } = plenty()
  let calls = 0
  const call = exchange(source, async () => {
    calls++
    throw refusal('level_too_low')
  })
  await expect(call).rejects.toMatchObject({ reason: 'level_too_low' })
  expect(calls).toBe(1)
})

test('a level that ended meanwhile is told by the refusal that showed it, not by there being nothing left', async () => {
  const held: Credentials[] = [{ token: 'the last' } as Credentials]
  const source = {
    get: async () => held.pop() ?? Promise.reject(new CommError('init', 'none kept', { reason: 'no_credentials' })),
    discard: () => undefined,
  }
  const call = exchange(source, () => Promise.reject(refusal('session_revoked')))
  await expect(call).rejects.toMatchObject({ reason: 'session_revoked' })
})
