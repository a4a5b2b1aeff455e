import { z } from 'zod'
import { deliveryAddress } from '../addresses.ts'
import { giftStatus, maskedAddress } from '../gifts.ts'
import { texts } from '../texts.ts'
import { reason, writtenText } from './written.ts'

const at = z.number().int()
const reference = writtenText(1, 20)

/** A gift as the staff who send it list it, without a name or an address. */
export const parcel = z.object({
  id: z.uuid(),
  reference: z.string(),
  activity: z.number().int(),
  title: texts,
  /** the item as it was when it was granted */
  item: texts,
  status: giftStatus,
  grantedAt: at,
  /** null without an address */
  deliverTo: maskedAddress.nullable(),
  /** the name of the area of that address */
  area: texts.nullable(),
  /** it came back, and its person gave no other address yet */
  needsAddress: z.boolean(),
  /** the firm's back office sends it, so no step is possible here */
  isElsewhere: z.boolean(),
  carrier: z.string().nullable(),
  trackingNo: z.string().nullable(),
})
export type Parcel = z.infer<typeof parcel>

const after = z.strictObject({ at: at.min(0), id: z.uuid() })
export const parcelsRequest = z.strictObject({
  status: giftStatus,
  /** only the gift with this reference, whatever its status */
  reference: reference.optional(),
  after: after.optional(),
})
/** The oldest first. */
export const parcelsPage = z.object({ parcels: z.array(parcel), after: after.nullable() })

export const parcelAddressRequest = z.strictObject({ reference, reason })
export const parcelAddress = z.object({ address: deliveryAddress, area: texts })

/** A text as printed by a carrier. */
export const printedText = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} ./&-]{0,39}$/u)

/** `stock` of a gift that is revoked: whether it can be given to another person, or is lost. */
export const parcelStep = z.discriminatedUnion('event', [
  z.strictObject({ event: z.enum(['pack', 'deliver']) }),
  z.strictObject({ event: z.literal('ship'), carrier: printedText, trackingNo: printedText }),
  z.strictObject({ event: z.literal('return'), reason }),
  z.strictObject({ event: z.literal('revoke'), stock: z.enum(['back', 'lost']), reason }),
])
export type ParcelStep = z.infer<typeof parcelStep>

/** `from`: the status that the member of staff saw. */
export const parcelStepRequest = z.strictObject({ reference, from: giftStatus, step: parcelStep })
export const parcelStepReply = z.object({ status: giftStatus })
