import { z } from 'zod'
import { quota } from './activities.ts'
import { rewardItem } from './rewards.ts'

/**
 * The voucher that a person claimed from an activity whose partner has to confirm it (R29). {api}/user/rewards/code
 * returns the code itself. Times are milliseconds since 1970 of the business clock.
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
  /** reference that a person quotes on the phone */
  reference: z.string(),
  claimedAt: z.number().int(),
  /** the time from which it can no longer be used */
  validUntil: z.number().int().nullable(),
  /** whether the person consents to passing their number to the partner */
  passesMobile: z.boolean(),
})
export type PartnerVoucher = z.infer<typeof partnerVoucher>

export const partnerVoucherReply = z.object({
  asOf: z.number().int(),
  /** null if the person has claimed none */
  voucher: partnerVoucher.nullable(),
  /** the remaining codes of the partner; null if they are unlimited */
  pool: quota.nullable(),
})
export type PartnerVoucherReply = z.infer<typeof partnerVoucherReply>
