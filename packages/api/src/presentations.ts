import { idempotencyKeyPattern } from '@foyer/protocol/limits'
import { z } from 'zod'
import { rewardItem, rewardStatus } from './rewards.ts'
import { texts } from './texts.ts'

/**
 * Showing a voucher at a merchant and redeeming it there (R13). Shown codes expire by the wall clock, vouchers by the
 * business clock; times are milliseconds since 1970.
 */

/**
 * Issues a code to show, for the voucher's owner. `shown`: the presentation that is on the screen; while it needs no
 * renewal, the reply only contains the state of the voucher. The call may be repeated freely, so it has no key.
 * `not_found` for another person's reward or one that is no voucher.
 */
export const presentRequest = z.strictObject({ id: z.uuid(), shown: z.uuid().optional() })
export type PresentRequest = z.infer<typeof presentRequest>

export const presentation = z.object({
  id: z.uuid(),
  /** content of the QR code: upper case and digits, opaque, independent of the voucher's own code */
  qr: z.string(),
  /** the same to be typed: two groups of four */
  code: z.string(),
  /** milliseconds from the reply on until the next request, and until this code ends */
  renewIn: z.number().int(),
  endsIn: z.number().int(),
})
export type Presentation = z.infer<typeof presentation>

export const presentReply = z.object({
  asOf: z.number().int(),
  status: rewardStatus,
  item: rewardItem,
  reference: z.string(),
  /** last characters of the voucher's own code */
  maskedCode: z.string().nullable(),
  validUntil: z.number().int().nullable(),
  /** names of the merchants that honour it, by name in English */
  merchants: z.array(texts),
  /** where and when it was redeemed, if a merchant of ours did it */
  used: z.object({ at: z.number().int(), merchant: texts }).nullable(),
  /** null if nothing can be shown, the shown code stays valid, or the voucher is used in the partner's app */
  presentation: presentation.nullable(),
})
export type PresentReply = z.infer<typeof presentReply>

/**
 * A merchant's code and PIN give a bearer token for an hour. `merchant_unknown` for wrong ones, `login_locked` for too
 * many.
 */
export const merchantSessionRequest = z.strictObject({
  merchant: z.string().regex(/^[a-z0-9][a-z0-9-]{1,39}$/),
  pin: z.string().regex(/^\d{6}$/),
})
export type MerchantSessionRequest = z.infer<typeof merchantSessionRequest>
export const merchantSession = z.object({ token: z.string(), expiresAt: z.number().int(), name: texts })
export type MerchantSession = z.infer<typeof merchantSession>

/**
 * Redeems a voucher once, with `Authorization: Bearer`. `code` is the content of the QR code or the typed code. The same
 * key of the same merchant gives the same success again. Refusals: `merchant_unknown` (sign in again), `code_invalid`
 * (altered, unknown, or not honoured here), `code_expired` (shown too long ago: the customer's page has a newer one),
 * `code_used` with `usedAt`, `reward_not_open` with `voucher`.
 */
export const redeemRequest = z.strictObject({
  key: z.string().regex(idempotencyKeyPattern),
  code: z.string().min(1).max(200),
})
export type RedeemRequest = z.infer<typeof redeemRequest>
export const redeemReply = z.object({
  reference: z.string(),
  item: rewardItem.pick({ name: true, note: true }),
  usedAt: z.number().int(),
})
export type RedeemReply = z.infer<typeof redeemReply>
