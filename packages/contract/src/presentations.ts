import { z } from 'zod'
import { idempotencyKeyPattern } from './limits.ts'
import { rewardItem, rewardStatus } from './rewards.ts'
import { texts } from './texts.ts'

/**
 * Showing a voucher at a counter and redeeming it there (R13). Codes that are shown live by the wall clock, vouchers by
 * the business clock; times are milliseconds since 1970.
 */

/**
 * POST {api}/user/rewards/present, signed, of the voucher's owner: issues a code to show. `shown`: the presentation on the
 * screen already; while that needs no renewal, only what became of the voucher is told. It may be asked any number of
 * times, so it carries no key. A reward that is somebody else's, or no voucher, is `not_found`.
 */
export const presentRequest = z.strictObject({ id: z.uuid(), shown: z.uuid().optional() })
export type PresentRequest = z.infer<typeof presentRequest>

export const presentation = z.object({
  id: z.uuid(),
  /** of the QR code: upper case and digits, opaque, says nothing of the voucher's own code */
  qr: z.string(),
  /** the same, to be typed: two groups of four */
  code: z.string(),
  /** milliseconds from the answer on: when to ask for the next one, and when this one ends */
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
  /** where and when it was redeemed, where a counter of ours did it */
  used: z.object({ at: z.number().int(), merchant: texts }).nullable(),
  /** null where nothing can be shown, what is shown goes on, or the voucher is used in the partner's app */
  presentation: presentation.nullable(),
})
export type PresentReply = z.infer<typeof presentReply>

/**
 * POST {api}/merchants/session, unsigned: a merchant's code and PIN give a bearer token for an hour. Wrong ones are
 * `merchant_unknown`, too many `login_locked`.
 */
export const merchantSessionRequest = z.strictObject({
  merchant: z.string().regex(/^[a-z0-9][a-z0-9-]{1,39}$/),
  pin: z.string().regex(/^\d{6}$/),
})
export type MerchantSessionRequest = z.infer<typeof merchantSessionRequest>
export const merchantSession = z.object({ token: z.string(), expiresAt: z.number().int(), name: texts })
export type MerchantSession = z.infer<typeof merchantSession>

/**
 * POST {api}/merchants/redeem with `Authorization: Bearer`: uses a voucher once. `code` is what the QR code held or what was
 * typed. The same key of the same merchant gets the same success again. Refused as `merchant_unknown` (sign in again),
 * `code_invalid` (altered, unknown, or not honoured here), `code_expired` (shown too long ago: the customer's page has a
 * newer one), `code_used` with `usedAt`, `reward_not_open` with `voucher`.
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
