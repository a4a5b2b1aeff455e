import { idempotencyKeyPattern } from '@foyer/protocol/limits'
import { z } from 'zod'
import { campaignTheme, mediaName } from './page-content.ts'
import { texts } from './texts.ts'

/**
 * A person's rewards (E1, R28). Times are milliseconds since 1970 of the business clock; money is whole minor units
 * (cents).
 */
export const rewardType = z.enum(['exchange_voucher', 'cash_return', 'physical_gift'])
export type RewardType = z.infer<typeof rewardType>

/** Every state of the three tables in `machines/rewards.ts`. */
export const rewardStatus = z.enum([
  'pending',
  'claimable',
  'available',
  'crediting',
  'preparing',
  'packed',
  'shipped',
  'returned',
  'used',
  'credited',
  'delivered',
  'expired',
  'revoked',
])
export type RewardStatus = z.infer<typeof rewardStatus>

export const rewardTab = z.enum(['available', 'used', 'expired'])
export type RewardTab = z.infer<typeof rewardTab>

/** The tab that shows each state. */
export const rewardTabs = {
  available: ['pending', 'claimable', 'available', 'crediting', 'preparing', 'packed', 'shipped', 'returned'],
  used: ['used', 'credited', 'delivered'],
  expired: ['expired', 'revoked'],
} as const satisfies Record<RewardTab, readonly RewardStatus[]>

/** Whole cents of Hong Kong dollars. */
export const money = z.object({ currency: z.literal('HKD'), minor: z.number().int() })
export type Money = z.infer<typeof money>

/**
 * Where a voucher is used. `counter`: a merchant scans the code that our page shows and renews. `partner_app`: its
 * owner types the voucher's own code in the partner's app, and no one scans anything.
 */
export const voucherUse = z.enum(['counter', 'partner_app'])
export type VoucherUse = z.infer<typeof voucherUse>

/** The description of a reward, as it was when it was granted. */
export const rewardItem = z.object({
  name: texts,
  note: texts,
  /** how it is used, one step each */
  usage: z.array(texts),
  /** for a voucher; by default it is used at a merchant */
  usedWhere: voucherUse.optional(),
  art: mediaName.optional(),
})
export type RewardItem = z.infer<typeof rewardItem>

export const reward = z.object({
  id: z.uuid(),
  type: rewardType,
  status: rewardStatus,
  item: rewardItem,
  /** the activity that granted it; `route` is its page */
  source: z.object({
    number: z.number().int(),
    code: z.string(),
    route: z.string(),
    title: texts,
    /** the look of the activity's page */
    theme: campaignTheme.optional(),
  }),
  /** for cash */
  amount: money.nullable(),
  /** last characters of a voucher's code */
  maskedCode: z.string().nullable(),
  /** reference that a person quotes on the phone */
  reference: z.string(),
  issuedAt: z.number().int(),
  validFrom: z.number().int(),
  /** the time from which it can no longer be used or claimed; null if it does not end */
  validUntil: z.number().int().nullable(),
  /** when pending cash can be claimed */
  payoutAt: z.number().int().nullable(),
  /** for a dispatched gift */
  shipment: z.object({ carrier: z.string(), trackingNo: z.string() }).nullable(),
  /** what claiming it still requires; null if it requires nothing more, or there is nothing to claim */
  needs: z.enum(['login', 'address']).nullable(),
})
export type Reward = z.infer<typeof reward>

/** A cursor of the server: end, moment and id of the last reward of a page. */
const cursorPattern = /^(\d{1,14}|-)\.\d{1,14}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Up to the year 5138, so that every requested time is valid. */
const moment = z.number().int().min(0).max(99_999_999_999_999)

export const rewardsRequest = z.strictObject({
  tab: rewardTab,
  type: rewardType.optional(),
  /** granted at or after `from`, and before `to` */
  from: moment.optional(),
  until: moment.optional(),
  cursor: z.string().regex(cursorPattern).optional(),
})
export type RewardsRequest = z.infer<typeof rewardsRequest>

/**
 * What a person received by all rewards so far, whatever the filter: cash in the account, without what was withdrawn
 * again, and how many vouchers were used and gifts delivered. `coming` is cash that is claimable, being paid in or not
 * due yet; `claimable` is the part of it that the person can claim now.
 */
export const rewardTotals = z.object({
  credited: money,
  coming: money,
  /** servers of an earlier release omit it */
  claimable: money.optional(),
  vouchers: z.number().int(),
  gifts: z.number().int(),
})
export type RewardTotals = z.infer<typeof rewardTotals>

/**
 * Newest first. In `available`, rewards that can be used or claimed and that end come first, the soonest at the top.
 * `next` is the cursor of the next page; null at the end. `counts` are of all types and dates.
 */
export const rewardsReply = z.object({
  asOf: z.number().int(),
  rewards: z.array(reward),
  next: z.string().nullable(),
  counts: z.object({ available: z.number().int(), used: z.number().int(), expired: z.number().int() }),
  /** servers of an earlier release omit it */
  totals: rewardTotals.optional(),
})
export type RewardsReply = z.infer<typeof rewardsReply>

/** The number of rewards, and the usable reward that expires first. */
export const rewardsGlance = z.object({
  asOf: z.number().int(),
  counts: rewardsReply.shape.counts,
  soonest: reward.nullable(),
})
export type RewardsGlance = z.infer<typeof rewardsGlance>

export const rewardRequest = z.strictObject({ id: z.uuid() })
export type RewardRequest = z.infer<typeof rewardRequest>

/** The voucher's whole code, for its owner. */
export const rewardCodeReply = z.object({ code: z.string() })
export type RewardCodeReply = z.infer<typeof rewardCodeReply>

/** Claims cash, at login level, once per key. A gift is claimed with its address, see `gifts.ts`. */
export const rewardClaimRequest = z.strictObject({ key: z.string().regex(idempotencyKeyPattern), id: z.uuid() })
export type RewardClaimRequest = z.infer<typeof rewardClaimRequest>
export const rewardReply = z.object({ asOf: z.number().int(), reward })
export type RewardReply = z.infer<typeof rewardReply>

/** One reward, and when cash was claimed, credited and clawed back, or a voucher redeemed; oldest first. */
export const rewardDetail = rewardReply.extend({
  steps: z.array(z.object({ status: z.enum(['crediting', 'credited', 'revoked', 'used']), at: z.number().int() })),
})
export type RewardDetail = z.infer<typeof rewardDetail>
