import { createSecretKey, randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../apps/server/src/context.ts'
import { grantCode } from '../../apps/server/src/engine/rewards/grant.ts'
import { join } from '../../apps/server/src/modules/activities/join.ts'
import { activity, item } from './world.ts'

const same = (text: string) => ({ 'zh-CN': text, 'zh-HK': text, 'en-US': text })
const facts = { name: same('Coffee'), note: same('One cup of any size'), usage: [same('Show the code at the counter')] }
const day = 86_400_000

/**
 * One claim as the server runs it once HTTP and the signature are behind it: the person locked, their key looked up, the
 * gate with terms, residence and eligibility, the participation, a code of the pool, the reward with its audit entry,
 * the answer kept under the key, the stock, and all of it on the disk.
 */
export const claim = async (context: Context, userCode: string): Promise<void> => {
  const appKey = createSecretKey(Buffer.alloc(32))
  const caller = { level: 'register', sub: userCode, sid: 'bench', jti: 'bench', appKey, revoked: false }
  // all that a join reads of its request
  const request = { caller, ip: '1.36.0.1', headers: {} } as unknown as FastifyRequest
  await join(
    context,
    request,
    activity,
    { key: randomUUID(), termsVersion: 1 },
    {
      asked: {},
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
        if (!granted) throw new Error('the pool is dry')
      },
    },
  )
}
