import { clientInfo } from '@foyer/protocol/login'
import { z } from 'zod'
import { agreementKey } from './content.ts'

/**
 * Requests and replies of the gateway's functions, by name (N7). Further fields are ignored, since a caller may put any
 * public parameter into the body (P5).
 */

/** milliseconds since 1970 */
const instant = z.number().int()

/** `common/time`: the clocks of the server. Business time decides phases and cut-offs. */
export const commonTimeReply = z.object({
  serverTime: instant,
  businessTime: instant,
  /** Hong Kong's offset from UTC in minutes */
  utcOffset: z.number().int(),
})
export type CommonTimeReply = z.infer<typeof commonTimeReply>

/** `market/time`: the exchange's date and time, by the business clock. */
export const marketTimeReply = z.object({
  time: instant,
  /** in Hong Kong, YYYY-MM-DD */
  date: z.string(),
  /** in Hong Kong, HH:MM:SS */
  clock: z.string(),
})
export type MarketTimeReply = z.infer<typeof marketTimeReply>

/** `user/profile`: the stored facts of a person, and their latest consent to each document (V6). */
export const userProfileReply = z.object({
  /** masked */
  mobileNo: z.string(),
  registeredAt: instant,
  agreements: z.array(
    z.object({ document: agreementKey, version: z.string(), isAgreed: z.boolean(), givenAt: instant }),
  ),
})
export type UserProfileReply = z.infer<typeof userProfileReply>

/** `trade/account/info`: the call sends back both strings of the login session (I11). */
export const accountInfoRequest = z.object({ password: z.string().max(256), passwordDs: z.string().max(512) })
export const accountInfoReply = clientInfo
