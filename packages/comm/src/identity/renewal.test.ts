import { expect, test } from 'vitest'
import { CommError } from '../comm-error.ts'
import { renew } from './renewal.ts'

const renewing = (stored: string[], reason: 'socket_pwd_invalid' | 'token_expired' | 'rate_limited') => {
  let ends = 0
  const options = {
    params: () => ({ socketPwd: stored.shift() ?? '' }),
    ask: () => Promise.reject(new CommError('refused', reason, { reason })),
    terminalSource: '02',
    onRefused: () => {
      ends++
    },
  }
  return { renew: () => renew(options), ends: () => ends }
}

test('I5 a socketPwd the server knows no more ends the registration', async () => {
  const { renew: again, ends } = renewing(['a', 'a'], 'socket_pwd_invalid')
  await expect(again()).rejects.toMatchObject({ reason: 'socket_pwd_invalid' })
  expect(ends()).toBe(1)
})

test('a socketPwd that another tab has used and replaced meanwhile ends nothing', async () => {
  const { renew: again, ends } = renewing(['a', 'b'], 'socket_pwd_invalid')
  await expect(again()).rejects.toMatchObject({ reason: 'socket_pwd_invalid' })
  expect(ends()).toBe(0)
})

test.each(['token_expired', 'rate_limited'] as const)(
  'a refusal that is not about the registration ends nothing: %s',
  async (reason) => {
    const { renew: again, ends } = renewing(['a', 'a'], reason)
    await expect(again()).rejects.toMatchObject({ reason })
    expect(ends()).toBe(0)
  },
)

test('where no registration is kept there is nothing to renew with', async () => {
  const { renew: again } = renewing([''], 'rate_limited')
  await expect(again()).rejects.toMatchObject({ kind: 'init', reason: 'no_credentials' })
})
