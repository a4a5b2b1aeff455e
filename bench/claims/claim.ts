import { createSecretKey, randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../apps/server/src/context.ts'
import { grantCode } from '../../apps/server/src/engine/rewards/grant.ts'
import { join } from '../../apps/server/src/modules/activities/join.ts'
import { activity, item } from './fixture.ts'

const same = (text: string) => ({ 'zh-CN': text, 'zh-HK': text, 'en-US': text })
const facts = { name: same('Coffee'), note: same('One cup of any size'), usage: [same('Show the code at the counter')] }
const day = 86_400_000

/**
 * One claim as the server runs it after HTTP and the signature: it locks the person, looks up their key, checks the
 * gate with terms, residence and eligibility, creates the participation, takes a code from the pool, creates the reward
 * with its audit entry, stores the answer under the key, updates the stock, and commits durably.
 */
export const claim = async (context: Context, userCode: string): Promise<void> => {
  const appKey = createSecretKey(Buffer.alloc(32))
  const caller = { level: 'register', sub: userCode, sid: 'bench', jti: 'bench', appKey, revoked: false }
  // all that a join reads of its request
  const request = { caller, callerAddress: '1.36.0.1', headers: {} } as unknown as FastifyRequest
  await join(
    context,
    request,
    activity,
    { key: randomUUID(), termsVersion: 1 },
    {
      request: {},
      takes: [item],
      run: async (tx, { personId, at }) => {
        const granted = await grantCode(
          tx,
          {
            activity,
            personId,
            accountId: null,
            type: 'exchange_voucher',
            status: 'available',
            item,
            facts,
            period: '',
            validUntil: at + 30 * day,
            at,
          },
          { actor: 'person', wall: context.clocks.wall() },
        )
        if (!granted) throw new Error('the code pool is empty')
      },
    },
  )
}
