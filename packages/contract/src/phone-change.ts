import { z } from 'zod'
import { idempotencyKeyPattern } from './limits.ts'
import { accountSummary } from './login.ts'
import { smsReply, smsRequest, smsVerifyRequest } from './sms.ts'

/**
 * Changing one's phone number (R31), every call signed by whoever is registered, logged in or not:
 * POST {api}/user/phone, /user/phone/code, /user/phone/prove, /user/phone/newCode, /user/phone/change.
 *
 * First the old factor: a code to the old number; of whoever has brokerage accounts under it, password and second factor
 * of one of them (the calls of `login.ts`), since the number is the second factor of those. Then a code to the new one.
 * Milliseconds since 1970.
 */
const time = z.number().int()
const { lang, proof } = smsRequest.shape
const { code } = smsVerifyRequest.shape

const key = z.string().regex(idempotencyKeyPattern)

/** What proves the old factor. */
export const phoneWays = ['sms', 'account'] as const
export type PhoneWay = (typeof phoneWays)[number]

const proved = z.object({ change: z.string(), expiresAt: time })
export type ProvedChange = z.infer<typeof proved>

/** `change` is one this session has proved the old factor for; `coolingUntil` is null where nothing cools down. */
export const phoneReply = z.object({
  asOf: time,
  /** masked */
  mobileNo: z.string(),
  way: z.enum(phoneWays),
  /** kept under the number, for `account` */
  accounts: z.array(accountSummary),
  change: proved.nullable(),
  coolingUntil: time.nullable(),
})
export type PhoneReply = z.infer<typeof phoneReply>

/** Sends a code to the old number. */
export const oldCodeRequest = z.strictObject({ lang, proof })
export type OldCodeRequest = z.input<typeof oldCodeRequest>
export const oldCodeReply = smsReply.extend({ mobileNo: z.string() })
export type OldCodeReply = z.infer<typeof oldCodeReply>

/**
 * Proves the old factor: by the code, or by the sealed ticket of {api}/user/login/verify. Its key names the change that
 * begins, in the place of one begun before.
 */
export const provePhoneRequest = z.discriminatedUnion('way', [
  z.strictObject({ key, way: z.literal('sms'), code }),
  z.strictObject({
    key,
    way: z.literal('account'),
    fundUserCode: z.string().min(1).max(64),
    userToken: z.string().min(1).max(512),
  }),
])
export type ProvePhoneRequest = z.input<typeof provePhoneRequest>
export const provePhoneReply = proved

/** Sends a code to the new number: the same answer whether somebody has it already or not. */
export const newCodeRequest = smsRequest.extend({ change: key })
export type NewCodeRequest = z.input<typeof newCodeRequest>
export const newCodeReply = smsReply

/**
 * Changes the number, once: the same key gives the same answer to whoever has it, signed at whatever level, since every
 * session of the person ends with it. `phone_taken` only once the code has proved that the number is the caller's too.
 */
export const changePhoneRequest = smsVerifyRequest.extend({ key, change: key, lang })
export type ChangePhoneRequest = z.input<typeof changePhoneRequest>

/** `handoff` gives the device that asked a registration anew ({trade}/auth/handoff); null where the answer comes again. */
export const changePhoneReply = z.object({
  changedAt: time,
  coolingUntil: time,
  /** masked */
  mobileNo: z.string(),
  /** that stood under the old number, masked, and whether the new one is theirs now */
  accounts: z.array(z.object({ clientNo: z.string(), moved: z.boolean() })),
  handoff: z.string().nullable(),
})
export type ChangePhoneReply = z.infer<typeof changePhoneReply>
