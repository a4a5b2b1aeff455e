import { randomUUID } from 'node:crypto'
import { demoMerchant } from '../../apps/server/src/modules/redemption/seed.ts'
import type { Caller } from './caller.ts'

/** A merchant's counter. */
export interface Till {
  /** Redeems a shown code under a new key, which is repeated until the answer is known. */
  redeem(code: string): Promise<'redeemed' | 'refused' | 'unknown'>
}

const json = { 'content-type': 'application/json' }

/** Opens a counter of the sandbox's merchant, which signs in when it has to. */
export const openTill = (caller: Caller): Till => {
  let signingIn: Promise<string> | undefined
  const signIn = async (): Promise<string> => {
    const { merchant, pin } = demoMerchant
    const payload = JSON.stringify({ merchant, pin })
    const reply = await caller.act('a counter signs in', () => ({
      url: '/api/merchants/session',
      headers: json,
      payload,
    }))
    if (reply?.status !== 0) throw new Error(`the counter was refused: ${reply?.reason}`)
    return (reply.data as { token: string }).token
  }
  return {
    redeem: async (code) => {
      const payload = JSON.stringify({ key: randomUUID(), code })
      for (;;) {
        signingIn ??= signIn()
        const session = signingIn
        const headers = { ...json, authorization: `Bearer ${await session}` }
        const reply = await caller.act('a counter redeems', () => ({ url: '/api/merchants/redeem', headers, payload }))
        if (!reply) return 'unknown'
        if (reply.reason !== 'merchant_unknown') return reply.status === 0 ? 'redeemed' : 'refused'
        if (signingIn === session) signingIn = undefined
      }
    },
  }
}
