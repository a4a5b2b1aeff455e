import { type HoldReply, holdReply, type SettleHoldRequest } from '@foyer/api/conversion'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { endHold } from '../../engine/conversions/end-hold.ts'
import { holdOf } from '../../engine/conversions/holds.ts'
import { Refused } from '../../refused.ts'
import { actOnce } from '../identity/public.ts'
import { actOf } from './act-of.ts'
import { holdReplyOf } from './hold-reply.ts'

/**
 * Releases a hold and restores points and stock. If the hold had ended before, the reply has its status.
 *
 * @throws Refused `not_found`
 */
export const release = (context: Context, request: FastifyRequest, body: SettleHoldRequest): Promise<HoldReply> =>
  actOnce(context, request.caller, actOf('release', body, holdReply), async (tx, personId) => {
    const held = await holdOf(tx, personId, body.hold)
    if (!held) throw new Refused('not_found', 'there is no such hold')
    const at = context.clocks.business()
    const event = held.expiresAt <= at ? 'expire' : 'release'
    await endHold(context, tx, held, event, event === 'expire' ? 'system' : 'person')
    return holdReplyOf(tx, (await holdOf(tx, personId, body.hold)) ?? held, at)
  })
