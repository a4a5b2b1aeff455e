import type { Reason } from '@foyer/contract/errors'
import { expect, test } from 'vitest'
import { CommError } from '../comm-error.ts'
import type { Credentials } from './credential-source.ts'
import { exchange } from './exchange.ts'

const refusal = (reason: Reason) => new CommError('refused', reason, { reason })

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

test.each(['token_expired', 'token_invalid', 'session_revoked', 'login_secret_wrong'] as const)(
  'a token the server does not take is discarded and the call made once more, not a third time: %s',
  async (reason) => {
    const { source, discarded } = plenty()
    const used: string[] = []
    const call = exchange(source, async ({ token }) => {
      used.push(token)
      throw refusal(reason)
    })
    await expect(call).rejects.toMatchObject({ reason })
    expect(used).toEqual(['token 1', 'token 2'])
    expect(discarded).toEqual(['token 1'])
  },
)

test('V11 a token that is not taken and a clock that is off are mended in one call, each of them once', async () => {
  for (const [first, second] of [
    ['session_revoked', 'signature_stale'],
    ['signature_stale', 'session_revoked'],
  ] as const) {
    const { source, discarded } = plenty()
    const refusals: Reason[] = [first, second]
    expect(
      await exchange(source, async ({ token }) => {
        const reason = refusals.shift()
        if (reason) throw refusal(reason)
        return token
      }),
    ).toBe('token 3')
    expect(discarded).toHaveLength(1)
  }
})

test('a fault of the client’s own is no refusal: nothing is discarded, and the call is not made again', async () => {
  const { source, discarded } = plenty()
  const fault = Object.assign(new Error('broken'), { reason: 'session_revoked' })
  let calls = 0
  const call = exchange(source, async () => {
    calls++
    throw fault
  })
  await expect(call).rejects.toBe(fault)
  expect([calls, discarded]).toEqual([1, []])
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

test('COMM-14 a signature called wrong is made once more with credentials that replace the old ones', async () => {
  const { source, discarded } = plenty()
  const replaced: string[] = []
  const replace = async (token: string) => void replaced.push(token)
  const used: string[] = []
  const call = exchange({ ...source, replace }, async ({ token }) => {
    used.push(token)
    throw refusal('signature_wrong')
  })
  await expect(call).rejects.toMatchObject({ reason: 'signature_wrong' })
  expect(used).toHaveLength(2)
  expect(replaced).toEqual(['token 1'])
  expect(discarded).toEqual([])
})

test('COMM-14 where nothing replaces the credentials, the call is not made again', async () => {
  const { discarded } = plenty()
  let calls = 0
  const source = {
    get: async () => ({ token: 'the only one' }) as Credentials,
    discard: (token: string) => void discarded.push(token),
  }
  const call = exchange(source, async () => {
    calls++
    throw refusal('signature_wrong')
  })
  await expect(call).rejects.toMatchObject({ reason: 'signature_wrong' })
  expect([calls, discarded]).toEqual([1, []])
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

test('where the next token cannot be had, what kept it is told, not the refusal of the one before', async () => {
  const held: Credentials[] = [{ token: 'the last' } as Credentials]
  const source = {
    get: async () => held.pop() ?? Promise.reject(new CommError('network', 'no answer', { reason: 'network' })),
    discard: () => undefined,
  }
  const call = exchange(source, () => Promise.reject(refusal('session_revoked')))
  await expect(call).rejects.toMatchObject({ kind: 'network', reason: 'network' })
})
