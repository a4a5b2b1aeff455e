import type { FreshCodeReply, FreshCodeRequest } from '@foyer/api/fresh-proof'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { maskMobile, mobileOf, personIdOf, storedMobile } from '../identity/public.ts'
import { sendCode } from '../sms/public.ts'
import { proofCode } from './factors.ts'

/**
 * Sends a code to the caller's number. All limits on codes apply.
 *
 * @throws Refused as `sendCode` does
 */
export const sendProofCode = async (
  context: Context,
  { caller, callerAddress, log }: Pick<FastifyRequest, 'caller' | 'callerAddress' | 'log'>,
  { lang = 'zh-CN', proof }: FreshCodeRequest,
): Promise<FreshCodeReply> => {
  const { db, secrets } = context
  const personId = await personIdOf(db, caller)
  const mobile = storedMobile(await mobileOf(db, secrets, personId))
  const key = proofCode(context, personId, mobile.e164, caller.sid)
  const request = { mobile, key, purpose: 'fresh_proof', address: callerAddress, language: lang, proof } as const
  return { ...(await sendCode(context, request, log)), mobileNo: maskMobile(mobile.e164) }
}
