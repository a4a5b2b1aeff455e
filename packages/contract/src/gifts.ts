import { z } from 'zod'
import { joinReply, quota, residence } from './activities.ts'
import { deliveryAddress } from './addresses.ts'
import { giftPicturesMax, idempotencyKeyPattern } from './limits.ts'
import { rewardItem } from './rewards.ts'

/**
 * Gifts that are sent to a person (R17), on the app API host, signed and never kept: a gift of their choice (activity 493,
 * POST {api}/user/493/gift, …/gift/status, …/gift/item), and where any gift of theirs goes
 * (POST {api}/user/rewards/address, …/address/detail). Receiver and address are shown in full to their owner alone, when
 * they ask for them.
 */

/** The states of `giftStates`. */
export const giftStatus = z.enum([
  'claimable',
  'preparing',
  'packed',
  'shipped',
  'returned',
  'delivered',
  'expired',
  'revoked',
])
export type GiftStatus = z.infer<typeof giftStatus>

const key = z.string().regex(idempotencyKeyPattern)
/** Its code in the list of the activity. */
const itemCode = z.string().regex(/^[a-z][a-z-]{0,39}$/)

/**
 * Joins and chooses, exactly once a person: `uploads` are the person's own pictures, kept and handed in nowhere else. What
 * is left of nothing, or of the gift chosen, is `activity_sold_out`; a picture that is not theirs is `not_found`.
 */
export const giftRequest = z.strictObject({
  key,
  termsVersion: z.number().int().positive(),
  residence: residence.optional(),
  item: itemCode,
  address: deliveryAddress,
  uploads: z
    .array(z.uuid())
    .min(1)
    .max(giftPicturesMax)
    .refine((ids) => new Set(ids).size === ids.length, 'a picture twice'),
})
export type GiftRequest = z.infer<typeof giftRequest>
export const giftReply = joinReply
export type GiftReply = z.infer<typeof giftReply>

/** What a person may choose from. */
export const giftItem = z.object({ code: itemCode, item: rewardItem, quota: quota.nullable() })
export type GiftItem = z.infer<typeof giftItem>

/** An address by which its owner knows it again, and nobody else finds them. */
export const maskedAddress = z.object({
  place: z.enum(['mainland', 'hong_kong']),
  name: z.string(),
  /** `+86 ****8000` */
  mobile: z.string(),
  /** code of the county or of the district */
  area: z.string(),
  /** the beginning of what is more precise */
  line: z.string(),
})
export type MaskedAddress = z.infer<typeof maskedAddress>

/** `readdress`: a corrected address for what came back. */
export const giftEvent = z.enum([
  'grant',
  'submit',
  'pack',
  'ship',
  'deliver',
  'return',
  'readdress',
  'expire',
  'revoke',
])
export type GiftEvent = z.infer<typeof giftEvent>

export const gift = z.object({
  /** of the reward */
  id: z.uuid(),
  reference: z.string(),
  status: giftStatus,
  code: z.string(),
  item: rewardItem,
  /** null where it is not known yet */
  deliverTo: maskedAddress.nullable(),
  /** whether it waits for an address: nobody gave one, or it came back from the one that was given */
  addressNeeded: z.boolean(),
  /** the person's uploads that came with it */
  pictures: z.array(z.uuid()),
  /** of the last time it was sent */
  shipment: z.object({ carrier: z.string(), trackingNo: z.string() }).nullable(),
  /** what happened to it, in order; wall clock, milliseconds */
  history: z.array(z.object({ event: giftEvent, at: z.number().int() })),
})
export type Gift = z.infer<typeof gift>

/** With an empty body; visitors too see what there is to choose from. */
export const giftStatusReply = z.object({
  asOf: z.number().int(),
  items: z.array(giftItem),
  gift: gift.nullable(),
})
export type GiftStatusReply = z.infer<typeof giftStatusReply>

/** Another gift in the place of the one chosen, until it is packed (`gift_packed`). */
export const giftItemRequest = z.strictObject({ key, item: itemCode })
export type GiftItemRequest = z.infer<typeof giftItemRequest>

/**
 * Where a gift goes: given for one that was won, changed until it is packed (`gift_packed`), corrected for one that came
 * back. Exactly once a key.
 */
export const giftAddressRequest = z.strictObject({ key, id: z.uuid(), address: deliveryAddress })
export type GiftAddressRequest = z.infer<typeof giftAddressRequest>

/** What a change came to. */
export const giftChangeReply = z.object({ id: z.uuid(), status: giftStatus })
export type GiftChangeReply = z.infer<typeof giftChangeReply>

/** The whole address of a gift, for its owner. */
export const giftAddressDetailRequest = z.strictObject({ id: z.uuid() })
export const giftAddressDetail = z.object({ address: deliveryAddress })
export type GiftAddressDetail = z.infer<typeof giftAddressDetail>
