import { idempotencyKeyPattern } from '@foyer/protocol/limits'
import { z } from 'zod'
import { joinConsent, quota } from './activities.ts'
import { codePattern } from './codes.ts'
import { mediaName } from './page-content.ts'
import { texts } from './texts.ts'

/**
 * The exchange of points for vouchers (R10–R12, R14). Points are whole numbers; times are milliseconds since 1970 of
 * the business clock. A call that changes something carries a `key` and
 * gives the same reply under it; a second key does not repeat the effect.
 */
const key = z.string().regex(idempotencyKeyPattern)
const offerCode = z.string().regex(codePattern)
const points = z.number().int()
const moment = z.number().int()

/** The points that a person can spend, and those that their holds reserve. */
export const pointsBalance = z.object({ available: points, held: points })
export type PointsBalance = z.infer<typeof pointsBalance>

/** The partner that honours a voucher. */
const partner = z.object({
  code: z.string(),
  name: texts,
  /** the data about a person that this partner receives */
  dataStatement: texts,
  /** the person has to agree to the data statement; otherwise no data is passed on */
  needsConsent: z.boolean(),
})

/** The state of an offer for one person: the first that applies. */
export const offerState = z.enum(['held', 'closed', 'limit', 'sold_out', 'not_joined', 'short', 'open'])
export type OfferState = z.infer<typeof offerState>

const offerFacts = z.object({
  code: offerCode,
  name: texts,
  note: texts,
  usage: z.array(texts),
  art: mediaName,
  cost: points,
  /** days for which a voucher can be used, from the day it is granted */
  validDays: z.number().int(),
  /** how many of this offer one person may have */
  limit: z.number().int(),
  partner,
  /** the partner confirms each voucher before it can be used */
  isConfirmedByPartner: z.boolean(),
})

export const offer = offerFacts.extend({
  quota,
  /** few are left; none is left if `quota.remaining` is 0 */
  isLow: z.boolean(),
  /** facts about the caller; null for a visitor */
  mine: z
    .object({
      state: offerState,
      /** the caller's vouchers of this offer, including pending conversions */
      conversions: z.number().int(),
      /** missing points, in the state `short` */
      missing: points,
      /** the caller's hold, in the state `held` */
      hold: z.uuid().nullable(),
    })
    .nullable(),
})
export type Offer = z.infer<typeof offer>

/** Also for visitors, who have no balance. `welcome`: points granted for joining. */
export const offersReply = z.object({
  asOf: moment,
  balance: pointsBalance.nullable(),
  welcome: points,
  offers: z.array(offer),
})
export type OffersReply = z.infer<typeof offersReply>

/** Conditions for a hold, in this order. */
export const accessRule = z.enum(['open', 'joined', 'residence', 'points', 'limit', 'stock'])
export type AccessRule = z.infer<typeof accessRule>
/** `unknown`: the condition depends on a fact that is requested at joining. */
export const accessVerdict = z.enum(['pass', 'fail', 'unknown'])
export type AccessVerdict = z.infer<typeof accessVerdict>

export const accessRequest = z.strictObject({ offer: offerCode })
export type AccessRequest = z.infer<typeof accessRequest>

export const accessReply = z.object({
  asOf: moment,
  balance: pointsBalance.nullable(),
  welcome: points,
  offer,
  checks: z.array(z.object({ rule: accessRule, verdict: accessVerdict })),
  /** true if every condition passes */
  isGranted: z.boolean(),
  /** duration of a hold */
  holdMinutes: z.number().int(),
  /** version of the terms that a hold has to agree to */
  termsVersion: z.number().int(),
  /** when the person agreed to the partner's statement under the current terms; wall clock */
  consentedAt: z.number().int().nullable(),
  /** the caller's newest conversion of this offer */
  converted: z.uuid().nullable(),
})
export type AccessReply = z.infer<typeof accessReply>

/**
 * `consents`: what the person agreed to in addition to the terms, under their version; required if the partner needs
 * consent.
 */
export const holdRequest = z.strictObject({
  key,
  offer: offerCode,
  termsVersion: z.number().int().positive(),
  consents: z.array(joinConsent).max(4).optional(),
})
export type HoldRequest = z.infer<typeof holdRequest>

export const holdStatus = z.enum(['held', 'committed', 'expired', 'released'])
export type HoldStatus = z.infer<typeof holdStatus>

const hold = z.object({
  id: z.uuid(),
  status: holdStatus,
  offer: offerFacts,
  cost: points,
  heldAt: moment,
  /** the time at which the hold ends */
  expiresAt: moment,
  /** the conversion of a committed hold */
  conversion: z.uuid().nullable(),
})
export type Hold = z.infer<typeof hold>

export const holdReply = z.object({ asOf: moment, balance: pointsBalance, hold })
export type HoldReply = z.infer<typeof holdReply>

/** Request of `held`, which only reads. */
export const holdStatusRequest = z.strictObject({ hold: z.uuid() })
export type HoldStatusRequest = z.infer<typeof holdStatusRequest>

/** Request of `release` and `commit`. */
export const settleHoldRequest = z.strictObject({ key, hold: z.uuid() })
export type SettleHoldRequest = z.infer<typeof settleHoldRequest>

export const conversionStatus = z.enum(['pending', 'succeeded', 'failed'])
export type ConversionStatus = z.infer<typeof conversionStatus>

const conversion = z.object({
  id: z.uuid(),
  status: conversionStatus,
  offer: offerFacts,
  cost: points,
  /** reference that a person quotes on the phone */
  reference: z.string(),
  at: moment,
  /** when it succeeded or failed; null while it is pending */
  settledAt: moment.nullable(),
  /** why it failed: no voucher was left, or the partner could not confirm */
  failure: z.enum(['pool_dry', 'partner_refused']).nullable(),
  /** returned points */
  restored: points,
  /** the voucher's id; null if the conversion failed */
  reward: z.uuid().nullable(),
  validUntil: moment.nullable(),
})
export type Conversion = z.infer<typeof conversion>

export const conversionRequest = z.strictObject({ id: z.uuid() })
export type ConversionRequest = z.infer<typeof conversionRequest>

export const conversionReply = z.object({ asOf: moment, balance: pointsBalance, conversion })
export type ConversionReply = z.infer<typeof conversionReply>
