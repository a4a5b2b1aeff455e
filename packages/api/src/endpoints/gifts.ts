import { z } from 'zod'
import { deliveryAddress } from '../addresses.ts'
import {
  giftAddressDetail,
  giftAddressDetailRequest,
  giftAddressRequest,
  giftChangeReply,
  giftItemRequest,
  giftReply,
  giftRequest,
  giftStatus,
  giftStatusReply,
} from '../gifts.ts'
import { endpoints, everyLevel, registered } from './endpoint.ts'
import { closedActivity } from './refusals.ts'

const tag = 'gifts'
/** More often than any person changes a gift or its address. */
const changing = [{ per: 'person', name: 'gift-change', calls: 60, window: 3_600_000 }] as const

/** The gifts for a page that has no key to sign with yet (R17). */
export const publicGiftEndpoints = endpoints({
  'GET /gifts': {
    access: 'open',
    tag,
    summary: 'Available gifts with their stock; refused if withheld from the address',
    reply: giftStatusReply,
    cache: 'private, no-cache',
    refusals: ['activity_mainland'],
  },
})

/** The gift of a person's own choice, and the delivery address of any of their gifts (R17). Never cached. */
export const giftEndpoints = endpoints({
  'POST /user/493/gift/status': {
    access: everyLevel,
    tag,
    summary: 'Available gifts with their stock, and the gift of the caller with its history; the body is empty',
    reply: giftStatusReply,
  },
  'POST /user/493/gift': {
    access: registered,
    tag,
    load: 'claim',
    summary: 'Joins and chooses a gift with its address and the pictures that prove eligibility, exactly once per key',
    body: giftRequest,
    reply: giftReply,
    idempotent: true,
    waitingRoom: 493,
    refusals: [
      ...closedActivity,
      'activity_queued',
      'service_restricted',
      'key_reused',
      'account_suspended',
      'activity_sold_out',
      'already_granted',
      'not_found',
      'residence_needed',
      'terms_outdated',
    ],
  },
  'POST /user/493/gift/item': {
    access: registered,
    tag,
    summary: 'Chooses another gift, until the first is packed; exactly once per key',
    body: giftItemRequest,
    reply: giftChangeReply,
    idempotent: true,
    load: 'claim',
    waitingRoom: 493,
    refusals: ['key_reused', 'activity_queued', 'activity_sold_out', 'gift_packed', 'not_found'],
    limits: changing,
  },
  'POST /user/rewards/address': {
    access: registered,
    tag,
    summary: 'Sets, changes or corrects the address of a gift of the caller, exactly once per key',
    body: giftAddressRequest,
    reply: giftChangeReply,
    idempotent: true,
    refusals: ['key_reused', 'gift_packed', 'not_found', 'reward_not_open'],
    limits: changing,
  },
  'POST /user/rewards/address/detail': {
    access: registered,
    tag,
    summary: 'The unmasked address of a gift of the caller',
    body: giftAddressDetailRequest,
    reply: giftAddressDetail,
    refusals: ['not_found'],
  },
})

const reference = z.string().regex(/^[\w-]{1,20}$/)
/** A text as printed by a carrier. */
const printed = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} ./&-]{0,39}$/u)

/** An operator's step in the delivery of a gift. */
const giftStep = z.discriminatedUnion('event', [
  z.strictObject({ event: z.enum(['pack', 'deliver', 'return', 'revoke']) }),
  z.strictObject({ event: z.literal('ship'), carrier: printed, trackingNo: printed }),
])
export type GiftStep = z.infer<typeof giftStep>

/** Staff handle gifts by the reference that the person quotes. */
const byStaff = { host: 'root', tag: 'operators' } as const
export const giftOperatorEndpoints = endpoints({
  'POST /operators/gifts': {
    ...byStaff,
    access: { staff: ['fulfilment', 'auditor'], machine: 'gifts' },
    summary: 'Gifts with one status, the oldest first',
    body: z.strictObject({ status: giftStatus }),
    reply: z.array(z.object({ reference: z.string(), activity: z.number().int(), item: z.string() })),
  },
  'POST /operators/gifts/label': {
    ...byStaff,
    access: {
      staff: ['fulfilment'],
      withoutAuditor: 'only who sends a parcel needs the address of a person',
      machine: 'gifts',
    },
    summary: 'The delivery label of one gift; the audit trail records that it was read',
    body: z.strictObject({ reference }),
    reply: z.object({ item: z.string(), status: giftStatus, address: deliveryAddress }),
    refusals: ['not_found'],
  },
  'POST /operators/gifts/step': {
    ...byStaff,
    access: { staff: ['fulfilment'], changes: true, machine: 'gifts' },
    summary: 'Packs a gift, ships it under a tracking number, records its delivery or return, or revokes it',
    body: z.strictObject({ reference, step: giftStep }),
    reply: z.object({ status: giftStatus }),
    refusals: ['not_found', 'reward_not_open'],
  },
})
