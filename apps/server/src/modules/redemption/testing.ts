import { randomUUID } from 'node:crypto'
import type { App } from '../../http/app.ts'
import type { Credentials, Device } from '../../testing/signed-client.ts'
import { demoMerchant } from './seed.ts'

/** A reward of activity 488 for a phone number, by default a voucher for a coffee. */
export const granted = async (
  app: App,
  mobile: string,
  wanted: object = {},
): Promise<{ id: string; reference: string }> => {
  const payload = { mobile, activity: 488, ...wanted }
  return (await app.inject({ method: 'POST', url: '/dev/rewards', payload })).json().data
}

/** Requests a code to show, as the voucher's owner. */
export const presents = async ({ from, as }: { from: Device; as: Credentials }, id: string, shown?: string) =>
  (await from.post('/api/user/rewards/present', { id, ...(shown && { shown }) }, as)).json()

let counters = 0

/** A counter that has signed in with its PIN, at an address of its own. */
export const counterOf = async (app: App, { merchant, pin }: { merchant: string; pin: string } = demoMerchant) => {
  counters++
  const remoteAddress = `1.38.0.${counters}`
  const post = async (url: string, payload: object, headers = {}) =>
    (await app.inject({ method: 'POST', url: `/api/merchants/${url}`, payload, headers, remoteAddress })).json()
  const { data } = await post('session', { merchant, pin })
  return {
    redeem: (code: string, key: string = randomUUID()) =>
      post('redeem', { key, code }, { authorization: `Bearer ${data.token}` }),
  }
}
