import { giftPicturesMax, idempotencyKeyPattern } from '@foyer/protocol/limits'
import { z } from 'zod'
import { joinReply, quota, residence } from './activities.ts'
import { deliveryAddress } from './addresses.ts'
import { rewardItem } from './rewards.ts'

/**
 * Physical gifts (R17): a gift of the person's choice (activity 493), and the delivery address of any gift. Only the
 * owner can request the full receiver and address.
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
 * Joins and chooses, exactly once a person. `uploads` are the person's own pictures, which are stored and used for no
 * other purpose. `activity_sold_out` if no gift, or none of the chosen kind, is left; `not_found` for a picture that is
 * not the person's.
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

/** A gift to choose. */
export const giftItem = z.object({ code: itemCode, item: rewardItem, quota: quota.nullable() })
export type GiftItem = z.infer<typeof giftItem>

/** An address that its owner recognises and that does not reveal it to others. */
export const maskedAddress = z.object({
  place: z.enum(['mainland', 'hong_kong']),
  name: z.string(),
  /** `+86 ****8000` */
  mobile: z.string(),
  /** code of the county or of the district */
  area: z.string(),
  /** the beginning of the more precise line */
  line: z.string(),
})
export type MaskedAddress = z.infer<typeof maskedAddress>

/** `readdress`: a corrected address for a returned gift. */
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
  /** id of the reward */
  id: z.uuid(),
  reference: z.string(),
  status: giftStatus,
  code: z.string(),
  item: rewardItem,
  /** null if it is not known yet */
  deliverTo: maskedAddress.nullable(),
  /** whether an address is needed: none was given, nothing can be sent to it, or the gift came back from it */
  addressNeeded: z.boolean(),
  /** the person's uploads for this gift */
  pictures: z.array(z.uuid()),
  /** of the latest dispatch */
  shipment: z.object({ carrier: z.string(), trackingNo: z.string() }).nullable(),
  /** its events in order; wall clock, milliseconds */
  history: z.array(z.object({ event: giftEvent, at: z.number().int() })),
})
export type Gift = z.infer<typeof gift>

/** With an empty body; visitors also see the gifts to choose from. */
export const giftStatusReply = z.object({
  asOf: z.number().int(),
  items: z.array(giftItem),
  gift: gift.nullable(),
})
export type GiftStatusReply = z.infer<typeof giftStatusReply>

/** Replaces the chosen gift with another one, until its packing begins (`gift_packed`). */
export const giftItemRequest = z.strictObject({ key, item: itemCode })
export type GiftItemRequest = z.infer<typeof giftItemRequest>

/**
 * The delivery address of a gift: given for a won gift, changed until its packing begins (`gift_packed`),
 * corrected for a returned one and for one that cannot be sent to it. Exactly once per key.
 */
export const giftAddressRequest = z.strictObject({ key, id: z.uuid(), address: deliveryAddress })
export type GiftAddressRequest = z.infer<typeof giftAddressRequest>

/** The result of a change. */
export const giftChangeReply = z.object({ id: z.uuid(), status: giftStatus })
export type GiftChangeReply = z.infer<typeof giftChangeReply>

/** The full address of a gift, for its owner. */
export const giftAddressDetailRequest = z.strictObject({ id: z.uuid() })
export const giftAddressDetail = z.object({ address: deliveryAddress })
export type GiftAddressDetail = z.infer<typeof giftAddressDetail>
