import { z } from 'zod'
import { quota } from './activities.ts'
import { rewardItem } from './rewards.ts'

/**
 * POST {api}/user/{number}/voucher with an empty body, at level register or login: the voucher a person claimed of an
 * activity whose partner has to confirm it (R29). The code itself comes by {api}/user/rewards/code. Times are
 * milliseconds since 1970 of the business clock; never stored.
 */
export const partnerVoucherStatus = z.enum([
  /** claimed, and the partner has not answered yet */
  'queued',
  'available',
  'used',
  'expired',
  /** the partner refused it, or did not answer for a day */
  'refused',
  'revoked',
])
export type PartnerVoucherStatus = z.infer<typeof partnerVoucherStatus>

export const partnerVoucher = z.object({
  /** of the reward, as {api}/user/rewards names it */
  id: z.uuid(),
  status: partnerVoucherStatus,
  item: rewardItem,
  /** last characters of the code; null before the partner has confirmed it */
  maskedCode: z.string().nullable(),
  /** what a person quotes on the phone */
  reference: z.string(),
  claimedAt: z.number().int(),
  /** the first moment at which it can no longer be used */
  validUntil: z.number().int().nullable(),
  /** whether the person agreed to their number being passed on, and did not take that back */
  passesMobile: z.boolean(),
})
export type PartnerVoucher = z.infer<typeof partnerVoucher>

export const partnerVoucherReply = z.object({
  asOf: z.number().int(),
  /** null where the person has claimed none */
  voucher: partnerVoucher.nullable(),
  /** what is left of the partner's codes; null where they do not run out */
  pool: quota.nullable(),
})
export type PartnerVoucherReply = z.infer<typeof partnerVoucherReply>
