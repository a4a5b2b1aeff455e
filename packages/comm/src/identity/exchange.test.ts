import type { Reason } from '@foyer/protocol/errors'
import { expect, test } from 'vitest'
import { CommError } from '../comm-error.ts'
import type { Credentials } from './credential-source.ts'
import { exchange } from './exchange.ts'

const refusal = (reason: Reason) => new CommError('refused', reason, { reason })

/** An endless supply of credentials, each with a token of its own. */
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
  'a token that the server refuses is discarded and the call is repeated once, not twice: %s',
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

test('V11 a refused token and a wrong clock are both corrected in one call, each of them once', async () => {
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

test('an error of the client itself is no refusal: nothing is discarded, and the call is not repeated', async () => {
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

test('V11 a call with a stale signature is repeated once, with the same token', async () => {
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

test('COMM-14 a call with a signature called wrong is repeated once with credentials that replace the old ones', async () => {
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

test('COMM-14 a call is not repeated if nothing replaces its credentials', async () => {
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

test('a refusal without a remedy is passed on at once', async () => {
  const { source } = plenty()
  let calls = 0
  const call = exchange(source, async () => {
    calls++
    throw refusal('level_too_low')
  })
  await expect(call).rejects.toMatchObject({ reason: 'level_too_low' })
  expect(calls).toBe(1)
})

test('if a level ended meanwhile the caller receives the refusal that revealed it, not the error of missing credentials', async () => {
  const held: Credentials[] = [{ token: 'the last' } as Credentials]
  const source = {
    get: async () => held.pop() ?? Promise.reject(new CommError('init', 'none stored', { reason: 'no_credentials' })),
    discard: () => undefined,
  }
  const call = exchange(source, () => Promise.reject(refusal('session_revoked')))
  await expect(call).rejects.toMatchObject({ reason: 'session_revoked' })
})

test('if the next token cannot be fetched the caller receives the error of the fetch, not the earlier refusal', async () => {
  const held: Credentials[] = [{ token: 'the last' } as Credentials]
  const source = {
    get: async () => held.pop() ?? Promise.reject(new CommError('network', 'no answer', { reason: 'network' })),
    discard: () => undefined,
  }
  const call = exchange(source, () => Promise.reject(refusal('session_revoked')))
  await expect(call).rejects.toMatchObject({ kind: 'network', reason: 'network' })
})
