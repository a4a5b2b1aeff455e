import { z } from 'zod'
import { consent, keyBinding, tokenReply } from './identity.ts'
import { clientNoPattern, smsCodeLength } from './limits.ts'
import { smsReply, smsRequest } from './sms.ts'

/**
 * From register to login level (N6, architecture §3), every call signed with register credentials:
 * POST {api}/user/login/accounts, /user/login/sms, /user/login/verify, then {trade}/auth/login or /auth/thsLogin.
 *
 * An account is named by its client number as a person knows it, or by `fundUserCode`, its stable opaque code. Whether an
 * account exists, and whether its password was right, are told apart by nobody who has not both.
 */

const clientNo = z.string().regex(clientNoPattern)
const fundUserCode = z.string().min(1).max(64)

/** Either the number a person typed or the account they picked from the list. */
const account = z.union([z.strictObject({ clientNo }), z.strictObject({ fundUserCode })])
export type AccountRef = z.infer<typeof account>

/** AES-encrypted under the register app key */
const sealed = z.string().min(1).max(512)

/** An account kept under the phone number of whoever asks, for choosing one. Nothing of it is whole. */
export const accountSummary = z.object({
  fundUserCode: z.string(),
  /** masked */
  clientNo: z.string(),
  accountType: z.enum(['cash', 'margin']),
})
export type AccountSummary = z.infer<typeof accountSummary>

export const loginAccountsRequest = z.object({})
export const loginAccountsReply = z.object({ accounts: z.array(accountSummary) })
export type LoginAccountsReply = z.infer<typeof loginAccountsReply>

export const secondFactors = ['totp', 'sms'] as const
export type SecondFactor = (typeof secondFactors)[number]

const code = z.string().regex(new RegExp(`^\\d{${smsCodeLength}}$`))

/**
 * Without `secondFactor`: asks which second factors serve, once the password is right. `signIn`: the code by text message that
 * the caller has just signed in with, where the account has the same number on record; it serves once, within 10 minutes.
 */
export const loginVerifyRequest = z.object({
  account,
  /** sealed */
  password: sealed,
  secondFactor: z
    .union([z.object({ type: z.enum(secondFactors), code }), z.strictObject({ type: z.literal('signIn') })])
    .optional(),
})
export type LoginVerifyRequest = z.input<typeof loginVerifyRequest>

/**
 * `secondFactor`: the password was right; one of `factors` is needed now. A device that is new to the account is asked
 * for the code by SMS, whatever else is set up. `done`: `userToken` is a single-use ticket for the login call, 5 minutes,
 * bound to session and account.
 */
export const loginVerifyReply = z.discriminatedUnion('step', [
  z.object({
    step: z.literal('secondFactor'),
    factors: z.array(z.enum(secondFactors)).min(1),
    /** factors of the account that serve on this device only after it has logged in once */
    notYet: z.array(z.enum(secondFactors)).optional(),
    isNewDevice: z.boolean(),
    /** masked number the SMS goes to: the one kept with the account */
    mobileNo: z.string(),
  }),
  z.object({ step: z.literal('done'), fundUserCode: z.string(), userToken: z.string() }),
])
export type LoginVerifyReply = z.infer<typeof loginVerifyReply>

/** Sends the second factor to the number kept with the account, once the password is right. */
export const loginSmsRequest = z.object({
  account,
  password: sealed,
  lang: smsRequest.shape.lang,
  proof: smsRequest.shape.proof,
})
export type LoginSmsRequest = z.input<typeof loginSmsRequest>
export const loginSmsReply = smsReply.extend({ mobileNo: z.string() })
export type LoginSmsReply = z.infer<typeof loginSmsReply>

export const loginRequest = z.object({
  /** userCode of the register level */
  mobileUserCode: z.string().min(1).max(64),
  /** the ticket, always sealed (V8) */
  userToken: sealed,
  fundUserCode,
  deviceId: z.string().min(1).max(64),
  /** V6: the documents are agreed to at this level too, and kept; a marketing consent stays as it is */
  consent: consent.omit({ marketing: true }),
  ...keyBinding,
})
export type LoginRequest = z.input<typeof loginRequest>

/** Facts of the account; they become public parameters of the login level (I11). */
export const clientInfo = z.object({
  clientId: z.string(),
  /** masked */
  clientName: z.string(),
  accountType: z.enum(['cash', 'margin']),
  branch: z.string(),
})
export type ClientInfo = z.infer<typeof clientInfo>

/** `sm3` and `dogskin` are opaque strings of this login session; calls that carry them have them checked. */
export const loginReply = tokenReply.extend({
  password: z.object({ sm3: z.string(), dogskin: z.string() }),
  clientInfo,
})
export type LoginReply = z.infer<typeof loginReply>
