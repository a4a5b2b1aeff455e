import type { ConversionReply, HoldReply } from '@foyer/api/conversion'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { holdOf } from '../../engine/conversions/holds.ts'
import { Refused } from '../../refused.ts'
import { personIdOf } from '../identity/public.ts'
import { conversionReplyOf } from './conversion-reply.ts'
import { expireDueHoldsOf } from './expire-holds-of.ts'
import { holdReplyOf } from './hold-reply.ts'

/** Returns a hold of the caller, and expires it first if it is due. @throws Refused `not_found` */
export const ownHold = async (context: Context, { caller }: FastifyRequest, id: string): Promise<HoldReply> => {
  const { db, clocks } = context
  const personId = await personIdOf(db, caller)
  const at = clocks.business()
  await expireDueHoldsOf(context, caller, personId)
  const held = await holdOf(db, personId, id)
  if (!held) throw new Refused('not_found', 'there is no such hold')
  return holdReplyOf(db, held, at)
}

/** Returns a conversion of the caller. @throws Refused `not_found` */
export const ownConversion = async (
  { db, clocks }: Context,
  { caller }: FastifyRequest,
  id: string,
): Promise<ConversionReply> => {
  const reply = await conversionReplyOf(db, await personIdOf(db, caller), id, clocks.business())
  if (!reply) throw new Refused('not_found', 'there is no such conversion')
  return reply
}
