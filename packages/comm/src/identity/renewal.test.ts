import { expect, test } from 'vitest'
import { CommError } from '../comm-error.ts'
import { renew } from './renewal.ts'

const renewing = (stored: string[], reason: 'socket_pwd_invalid' | 'token_expired' | 'rate_limited') => {
  let ends = 0
  const options = {
    params: () => ({ socketPwd: stored.shift() ?? '' }),
    send: () => Promise.reject(new CommError('refused', reason, { reason })),
    terminalSource: '02',
    onRefused: () => {
      ends++
    },
  }
  return { renew: () => renew(options), ends: () => ends }
}

test('I5 a socketPwd that the server no longer knows ends the registration', async () => {
  const { renew: again, ends } = renewing(['a', 'a'], 'socket_pwd_invalid')
  await expect(again()).rejects.toMatchObject({ reason: 'socket_pwd_invalid' })
  expect(ends()).toBe(1)
})

test('a refused socketPwd that another tab has meanwhile used and replaced ends nothing', async () => {
  const { renew: again, ends } = renewing(['a', 'b'], 'socket_pwd_invalid')
  await expect(again()).rejects.toMatchObject({ reason: 'socket_pwd_invalid' })
  expect(ends()).toBe(0)
})

test.each(['token_expired', 'rate_limited'] as const)(
  'a refusal that does not concern the registration ends nothing: %s',
  async (reason) => {
    const { renew: again, ends } = renewing(['a', 'a'], reason)
    await expect(again()).rejects.toMatchObject({ reason })
    expect(ends()).toBe(0)
  },
)

test('without a stored registration there is nothing to renew with', async () => {
  const { renew: again } = renewing([''], 'rate_limited')
  await expect(again()).rejects.toMatchObject({ kind: 'init', reason: 'no_credentials' })
})
