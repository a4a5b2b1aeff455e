import type { NewCodeRequest, OldCodeReply, OldCodeRequest } from '@foyer/api/phone-change'
import type { SmsReply } from '@foyer/protocol/sms'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { callerCountry } from '../../http/caller-country.ts'
import { Refused } from '../../refused.ts'
import { maskMobile, mobileOf, personIdOf, readMobile, storedMobile } from '../identity/public.ts'
import { requireAllowed } from '../restrictions/public.ts'
import { sendCode } from '../sms/public.ts'
import { phoneCode } from './codes.ts'
import { refuseWhileCooling } from './cooling.ts'
import { openChange } from './rows.ts'

type Request = Pick<FastifyRequest, 'caller' | 'callerAddress' | 'headers' | 'log'>

/**
 * Sends a code to the caller's current number. All limits of codes apply.
 *
 * @throws Refused `phone_cooling`, and as `sendCode`
 */
export const sendOldCode = async (
  context: Context,
  { caller, callerAddress, log }: Request,
  { lang = 'zh-CN', proof }: OldCodeRequest,
): Promise<OldCodeReply> => {
  const { db, secrets, clocks } = context
  const personId = await personIdOf(db, caller)
  await refuseWhileCooling(db, { personId }, clocks.wall())
  const mobile = storedMobile(await mobileOf(db, secrets, personId))
  const key = phoneCode(context, 'old', personId, mobile.e164, caller.sid)
  const codeRequest = { mobile, key, purpose: 'phone_old', address: callerAddress, language: lang, proof } as const
  return { ...(await sendCode(context, codeRequest, log)), mobileNo: maskMobile(mobile.e164) }
}

/** The refusal if the proof of the old factor belongs to another session, is used or has expired. */
export const changeNotOpen = (): Refused => new Refused('ticket_invalid', 'the old factor must be proved again')

/**
 * Sends a code to the caller's new number. Whether another person has it is not checked here.
 *
 * @throws Refused `ticket_invalid`, `mobile_malformed`, `phone_same`, `service_restricted`, and as `sendCode`
 */
export const sendNewCode = async (
  context: Context,
  request: Request,
  { change, areaCode, mobileNo, lang = 'zh-CN', proof }: NewCodeRequest,
): Promise<SmsReply> => {
  const { db, secrets, clocks } = context
  const { caller, callerAddress, log } = request
  const personId = await personIdOf(db, caller)
  const open = await openChange(db, { personId, sessionId: caller.sid, now: clocks.wall() })
  if (open?.change !== change) throw changeNotOpen()
  const mobile = readMobile(areaCode, mobileNo)
  if (mobile.e164 === (await mobileOf(db, secrets, personId)))
    throw new Refused('phone_same', 'this is the caller’s current number')
  await requireAllowed(context, 'sign_in', { country: await callerCountry(context, request), mobile: mobile.e164 })
  const key = phoneCode(context, 'new', personId, mobile.e164, caller.sid)
  return sendCode(context, { mobile, key, purpose: 'phone_new', address: callerAddress, language: lang, proof }, log)
}
