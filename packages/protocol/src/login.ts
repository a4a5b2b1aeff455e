import { z } from 'zod'
import { consent, keyBinding, tokenReply } from './identity.ts'
import { clientNoPattern, smsCodeLength } from './limits.ts'
import { smsReply, smsRequest } from './sms.ts'

/**
 * From register to login level (N6, architecture §3), every call signed with register credentials. An account is named
 * by its client number, which a person knows, or by `fundUserCode`, its stable opaque code. Only a caller with both the
 * account and its password can distinguish an unknown account from a wrong password.
 */

const clientNo = z.string().regex(clientNoPattern)
const fundUserCode = z.string().min(1).max(64)

/** The client number that a person typed, or the account that they chose from the list. */
const account = z.union([z.strictObject({ clientNo }), z.strictObject({ fundUserCode })])
/** The client number that a person typed, or the code of the account that they chose from the list. */
export type AccountRef = z.infer<typeof account>

/** AES-encrypted under the register app key */
const sealed = z.string().min(1).max(512)

/** An account under the caller's phone number, to choose from. All its fields are masked. */
export const accountSummary = z.object({
  fundUserCode: z.string(),
  /** masked */
  clientNo: z.string(),
  accountType: z.enum(['cash', 'margin']),
})
export type AccountSummary = z.infer<typeof accountSummary>

/** Requests the accounts under the number of the caller. */
export const loginAccountsRequest = z.object({})
/**
 * `agreed`: the versions of the documents that the caller agreed to last, whatever the present ones are. Absent if one of the
 * three is missing. Equal versions need no second agreement.
 */
export const loginAccountsReply = z.object({
  accounts: z.array(accountSummary),
  agreed: consent.omit({ marketing: true }).optional(),
})
export type LoginAccountsReply = z.infer<typeof loginAccountsReply>

/** Second factors of a login: a code of an authenticator app, or one by SMS. */
export const secondFactors = ['totp', 'sms'] as const
export type SecondFactor = (typeof secondFactors)[number]

const code = z.string().regex(new RegExp(`^\\d{${smsCodeLength}}$`))

/**
 * Without `secondFactor`, the call checks the password and returns the second factors of the account. `signIn`: the SMS
 * code that the caller has just signed in with, if the account has the same number; it is accepted once, within 10
 * minutes.
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
 * `secondFactor`: the password was right, and one of `factors` is needed. A device that is new to the account needs the
 * code by SMS, whatever else is set up. `done`: `userToken` is a single-use ticket for the login call, valid for 5
 * minutes, bound to session and account.
 */
export const loginVerifyReply = z.discriminatedUnion('step', [
  z.object({
    step: z.literal('secondFactor'),
    factors: z.array(z.enum(secondFactors)).min(1),
    /** factors of the account that this device may use only after its first login */
    notYet: z.array(z.enum(secondFactors)).optional(),
    isNewDevice: z.boolean(),
    /** masked number of the account, to which the SMS goes */
    mobileNo: z.string(),
  }),
  z.object({ step: z.literal('done'), fundUserCode: z.string(), userToken: z.string() }),
])
export type LoginVerifyReply = z.infer<typeof loginVerifyReply>

/** Sends the second factor to the number of the account, if the password is right. */
export const loginSmsRequest = z.object({
  account,
  password: sealed,
  lang: smsRequest.shape.lang,
  proof: smsRequest.shape.proof,
})
export type LoginSmsRequest = z.input<typeof loginSmsRequest>
/** As `smsReply`, with the masked number that the code was sent to. */
export const loginSmsReply = smsReply.extend({ mobileNo: z.string() })
export type LoginSmsReply = z.infer<typeof loginSmsReply>

/** The pages that the firm's OpenID Connect provider can send a person back to. */
export const providerPages = ['/', '/institution/'] as const
/** A route of the client, with its query. */
const route = z
  .string()
  .max(512)
  .regex(/^\/[\w/]*(\?[\w=&%.-]*)?$/)

/** Begins a login at the firm's OpenID Connect provider. */
export const providerStartRequest = z.object({
  /** the page to come back to */
  page: z.enum(providerPages),
  /** the route to open after the login */
  back: route,
  lang: smsRequest.shape.lang,
})
export type ProviderStartRequest = z.input<typeof providerStartRequest>
/** The address at the provider, to open in this window. It works once, within 10 minutes. */
export const providerStartReply = z.object({ url: z.string() })
export type ProviderStartReply = z.infer<typeof providerStartReply>

/** What the callback of the provider gave to the page; valid for 10 minutes, and only in the session that began. */
const providerProof = z.string().regex(/^[\w-]{43}$/)

/**
 * As `loginVerifyRequest`, with the proof of the provider in place of account and password. Without `fundUserCode`, the
 * account is the only one that the client of the provider has under the caller's number.
 */
export const providerVerifyRequest = z.object({
  providerProof,
  fundUserCode: fundUserCode.optional(),
  secondFactor: z
    .union([z.object({ type: z.literal('sms'), code }), z.strictObject({ type: z.literal('signIn') })])
    .optional(),
})
export type ProviderVerifyRequest = z.input<typeof providerVerifyRequest>

/** As `loginVerifyReply`. `account`: the client has several accounts under the number, and one must be chosen. */
export const providerVerifyReply = z.discriminatedUnion('step', [
  ...loginVerifyReply.options,
  z.object({ step: z.literal('account'), accounts: z.array(accountSummary) }),
])
export type ProviderVerifyReply = z.infer<typeof providerVerifyReply>

/** Sends the second factor to the number of the account. */
export const providerSmsRequest = z.object({
  providerProof,
  fundUserCode: fundUserCode.optional(),
  lang: smsRequest.shape.lang,
  /** of work, as for every code by SMS */
  proof: smsRequest.shape.proof,
})
export type ProviderSmsRequest = z.input<typeof providerSmsRequest>

/** Logs in to the account of a ticket. */
export const loginRequest = z.object({
  /** userCode of the register level */
  mobileUserCode: z.string().min(1).max(64),
  /** the ticket, always sealed (V8) */
  userToken: sealed,
  fundUserCode,
  deviceId: z.string().min(1).max(64),
  /** V6: the consent to the documents at this level is stored too; the marketing consent does not change */
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

/** `sm3` and `dogskin` are opaque strings of this login session; the server checks them in calls that contain them. */
export const loginReply = tokenReply.extend({
  password: z.object({ sm3: z.string(), dogskin: z.string() }),
  clientInfo,
})
export type LoginReply = z.infer<typeof loginReply>
