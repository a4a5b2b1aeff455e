import type { loginSmsRequest } from '@foyer/api/code-requests'
import type { LoginSmsReply } from '@foyer/protocol/login'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { unseal } from '../../crypto/at-rest.ts'
import { maskMobile, originOf, storedMobile } from '../identity/public.ts'
import { loginCode, sendCode } from '../sms/public.ts'
import { takeBack } from './attempts.ts'
import type { Account } from './find-account.ts'
import { provePassword } from './prove-password.ts'

type CodeRequest = Pick<z.output<typeof loginSmsRequest>, 'lang' | 'proof'>

/**
 * Sends the second factor to the number on record of an account that was proved. All limits of codes apply.
 *
 * @throws Refused as `sendCode`
 */
export const sendFactor = async (
  context: Context,
  { caller, callerAddress, log }: FastifyRequest,
  account: Account,
  { lang, proof }: CodeRequest,
): Promise<LoginSmsReply> => {
  const { secrets } = context
  const mobile = storedMobile(unseal(secrets.dataKey, account.mobileSealed))
  const key = loginCode(secrets, account.fundUserCode, mobile.e164, caller.sid)
  const codeRequest = { mobile, key, purpose: 'login', address: callerAddress, language: lang, proof } as const
  return { ...(await sendCode(context, codeRequest, log)), mobileNo: maskMobile(mobile.e164) }
}

/**
 * Sends the second factor once the password is proved.
 *
 * @throws Refused as `provePassword` and `sendFactor`
 */
export const sendLoginCode = async (
  context: Context,
  request: FastifyRequest,
  body: z.output<typeof loginSmsRequest>,
): Promise<LoginSmsReply> => {
  const { account, attempt } = await provePassword(context, request.caller, originOf(request), body)
  await takeBack(context.db, attempt)
  return sendFactor(context, request, account, body)
}
