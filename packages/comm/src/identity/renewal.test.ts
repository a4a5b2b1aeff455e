import { expect, test } from 'vitest'
import { CommError } from '../comm-error.ts'
import { renewal } from './renewal.ts'

const renewing = (stored: string[], reason: 'socket_pwd_invalid' | 'token_expired' | 'rate_limited') => {
  let ends = 0
  const renew = renewal({
    params: () => ({ socketPwd: stored.shift() ?? '' }),
    renew: () => Promise.reject(new CommError('refused', reason, { reason })),
    onRefused: () => {
      ends++
    },
  })
  return { renew, ends: () => ends }
}

test('I5 a socketPwd the server knows no more ends the registration', async () => {
  const { renew, ends } = renewing(['a', 'a'], 'socket_pwd_invalid')
  await expect(renew()).rejects.toMatchObject({ reason: 'socket_pwd_invalid' })
  expect(ends()).toBe(1)
})

test('a socketPwd that another tab has used and replaced meanwhile ends nothing', async () => {
  const { renew, ends } = renewing(['a', 'b'], 'socket_pwd_invalid')
  await expect(renew()).rejects.toMatchObject({ reason: 'socket_pwd_invalid' })
  expect(ends()).toBe(0)
})

test.each(['token_expired', 'rate_limited'] as const)(
  'a refusal that is not about the registration ends nothing: %s',
  async (reason) => {
    const { renew, ends } = renewing(['a', 'a'], reason)
    await expect(renew()).rejects.toMatchObject({ reason })
    expect(ends()).toBe(0)
  },
)

test('where no registration is kept there is nothing to renew with', async () => {
  const { renew } = renewing([''], 'rate_limited')
  await expect(renew()).rejects.toMatchObject({ kind: 'init', reason: 'no_credentials' })
})
