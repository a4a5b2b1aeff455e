import { idempotencyKeyPattern } from '@foyer/protocol/limits'
import { accountSummary } from '@foyer/protocol/login'
import { smsReply, smsVerifyRequest } from '@foyer/protocol/sms'
import { z } from 'zod'
import { smsRequest } from './code-requests.ts'

/**
 * A change of one's phone number (R31); every call is signed by a person who is registered, logged in or not. First
 * the old factor is proved: by a code to the old number, or, for a person with brokerage accounts under it, by password
 * and second factor of one of them (the calls of `login.ts`), since the number is the second factor of those accounts.
 * Then a code to the new number proves that one. Milliseconds since 1970.
 */
const time = z.number().int()
const { lang, proof } = smsRequest.shape
const { code } = smsVerifyRequest.shape

const key = z.string().regex(idempotencyKeyPattern)

/** The ways to prove the old factor. */
export const phoneWays = ['sms', 'account'] as const
export type PhoneWay = (typeof phoneWays)[number]

const proved = z.object({ change: z.string(), expiresAt: time })
export type ProvedChange = z.infer<typeof proved>

/**
 * `change` is the change for which this session has proved the old factor; `coolingUntil` is null if no cooling period
 * runs.
 */
export const phoneReply = z.object({
  asOf: time,
  /** masked */
  mobileNo: z.string(),
  way: z.enum(phoneWays),
  /** accounts under the number, for `account` */
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
 * Proves the old factor by the code, or by the sealed ticket of {api}/user/login/verify. The key identifies the new
 * change, which replaces an unfinished one.
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

/** Sends a code to the new number. The reply does not reveal whether the number already belongs to a person. */
export const newCodeRequest = smsRequest.extend({ change: key })
export type NewCodeRequest = z.input<typeof newCodeRequest>
export const newCodeReply = smsReply

/**
 * Changes the number, once. The same key gives the same reply to any caller that has it, at any level, since every
 * session of the person ends with the change. `phone_taken` only after the code has proved that the number is the
 * caller's too.
 */
export const changePhoneRequest = smsVerifyRequest.extend({ key, change: key, lang })
export type ChangePhoneRequest = z.input<typeof changePhoneRequest>

/** `handoff` gives the calling device a new registration ({trade}/auth/handoff); null in a repeated reply. */
export const changePhoneReply = z.object({
  changedAt: time,
  coolingUntil: time,
  /** masked */
  mobileNo: z.string(),
  /** accounts under the old number, masked, and whether they now have the new one */
  accounts: z.array(z.object({ clientNo: z.string(), moved: z.boolean() })),
  handoff: z.string().nullable(),
})
export type ChangePhoneReply = z.infer<typeof changePhoneReply>
