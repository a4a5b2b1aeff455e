import type { LoginSmsReply, loginSmsRequest } from '@foyer/protocol/login'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { unseal } from '../../crypto/at-rest.ts'
import { maskMobile, originOf, storedMobile } from '../identity/public.ts'
import { loginCode, sendCode } from '../sms/public.ts'
import { takeBack } from './attempts.ts'
import { provePassword } from './prove-password.ts'

/**
 * Sends the second factor to the number on record of the account, once the password is proved. All limits of codes
 * apply.
 *
 * @throws Refused as `provePassword` and `sendCode`
 */
export const sendLoginCode = async (
  context: Context,
  request: FastifyRequest,
  body: z.output<typeof loginSmsRequest>,
): Promise<LoginSmsReply> => {
  const { db, secrets } = context
  const { caller, callerAddress, log } = request
  const { account, attempt } = await provePassword(context, caller, originOf(request), body)
  await takeBack(db, attempt)
  const mobile = storedMobile(unseal(secrets.dataKey, account.mobileSealed))
  const key = loginCode(secrets, account.fundUserCode, mobile.e164, caller.sid)
  const codeRequest = {
    mobile,
    key,
    purpose: 'login',
    address: callerAddress,
    language: body.lang,
    proof: body.proof,
  } as const
  return { ...(await sendCode(context, codeRequest, log)), mobileNo: maskMobile(mobile.e164) }
}
