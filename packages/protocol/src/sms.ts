import { z } from 'zod'
import { smsCodeLength } from './limits.ts'

const areaCode = z.string().regex(/^\d{1,4}$/)
/**
 * National number as typed, digits only after the client has removed other characters; the server decides what is valid
 * for the region.
 */
const mobileNo = z.string().min(1).max(32)

/** Requests a code by SMS. */
export const smsRequest = z.object({
  areaCode,
  mobileNo,
  /** BCP 47 tag of the message's language. The server refuses a language that it does not support. */
  lang: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/)
    .default('zh-CN'),
  /** answer to an earlier `proof_required` */
  proof: z.object({ challenge: z.string().max(512), answer: z.string().max(32) }).optional(),
})
export type SmsRequest = z.input<typeof smsRequest>

/** `resendAfter`: seconds until another code may be requested; `expiresIn`: validity of this code in seconds. */
export const smsReply = z.object({ resendAfter: z.number().int(), expiresIn: z.number().int() })
export type SmsReply = z.infer<typeof smsReply>

/** States the code that a person received. */
export const smsVerifyRequest = z.object({
  areaCode,
  mobileNo,
  code: z.string().regex(new RegExp(`^\\d{${smsCodeLength}}$`)),
})
export type SmsVerifyRequest = z.input<typeof smsVerifyRequest>

/** `userCode`: the person's stable opaque code; `userToken`: single-use ticket for the identity call, 5 minutes. */
export const smsVerifyReply = z.object({ userCode: z.string(), userToken: z.string() })
export type SmsVerifyReply = z.infer<typeof smsVerifyReply>
