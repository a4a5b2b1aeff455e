import { type ConversionReply, conversionReply, type SettleHoldRequest } from '@foyer/api/conversion'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { convert } from '../../engine/conversions/convert.ts'
import { endHold } from '../../engine/conversions/end-hold.ts'
import { holdOf } from '../../engine/conversions/holds.ts'
import { Refused } from '../../refused.ts'
import { actOnce } from '../identity/public.ts'
import { mainlandAddress } from '../residence/public.ts'
import { actOf } from './act-of.ts'
import { conversionReplyOf } from './conversion-reply.ts'
import { exchangeStatus } from './exchange-status.ts'

/**
 * Converts a hold exactly once. Another key returns the same conversion with its current status. Of a concurrent commit
 * and expiry, exactly one succeeds. A hold made while the exchange was open may be converted after the exchange closed.
 *
 * @throws Refused `not_found`, `hold_expired`, `activity_mainland`
 */
export const commit = async (
  context: Context,
  request: FastifyRequest,
  body: SettleHoldRequest,
): Promise<ConversionReply> => {
  const { clocks } = context
  const isMainlandAddress = await mainlandAddress(context, request)
  return actOnce(context, request.caller, actOf('commit', body, conversionReply), async (tx, personId) => {
    const held = await holdOf(tx, personId, body.hold)
    if (!held) throw new Refused('not_found', 'there is no such hold')
    const at = clocks.business()
    const ended = new Refused('hold_expired', `the hold is ${held.status}`)
    if (held.status === 'held' && held.expiresAt <= at) {
      await endHold(context, tx, held, 'expire', 'system')
      return ended
    }
    if (held.status === 'held') {
      const { status } = await exchangeStatus(context, tx, request, isMainlandAddress, true)
      if (status.gate === 'mainland') throw new Refused('activity_mainland', 'the gate is mainland')
    }
    const id = (await convert(context, tx, held)) ?? held.conversion
    return (id && (await conversionReplyOf(tx, personId, id, at))) || ended
  })
}
