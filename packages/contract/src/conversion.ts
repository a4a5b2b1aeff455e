import { z } from 'zod'
import { joinConsent, quota } from './activities.ts'
import { idempotencyKeyPattern } from './limits.ts'
import { mediaName } from './page-content.ts'
import { texts } from './texts.ts'

/**
 * Points exchanged for vouchers (R10–R12, R14), on the app API host, signed and never kept: POST
 * {api}/user/{number}/conversion/offers, …/access, …/hold, …/held, …/release, …/commit and …/status. Points are whole
 * numbers; times are milliseconds since 1970 of the business clock. What changes something carries a `key` and gives
 * the same answer under it; other keys never do it twice.
 */
const key = z.string().regex(idempotencyKeyPattern)
const offerCode = z.string().regex(/^[a-z0-9-]{1,40}$/)
const points = z.number().int()
const moment = z.number().int()

/** What a person has to spend, and what their holds keep aside. */
export const pointsBalance = z.object({ available: points, held: points })
export type PointsBalance = z.infer<typeof pointsBalance>

/** Who honours a voucher. */
const partner = z.object({
  code: z.string(),
  name: texts,
  /** what this partner is told about a person */
  dataStatement: texts,
  /** the person has to agree to it; else nothing about them is passed on */
  needsConsent: z.boolean(),
})

/** An offer as one person meets it: the first that applies. */
export const offerState = z.enum(['held', 'closed', 'limit', 'sold_out', 'not_joined', 'short', 'open'])
export type OfferState = z.infer<typeof offerState>

const offerFacts = z.object({
  code: offerCode,
  name: texts,
  note: texts,
  usage: z.array(texts),
  art: mediaName,
  cost: points,
  /** how long a voucher can be used, from the day it is granted */
  validDays: z.number().int(),
  /** how many of it one person may have */
  limit: z.number().int(),
  partner,
  /** the partner confirms each one before it can be used */
  isConfirmedByPartner: z.boolean(),
})

export const offer = offerFacts.extend({
  quota,
  /** few are left; nothing is left where `quota.remaining` is 0 */
  isLow: z.boolean(),
  /** of whoever asks; null for a visitor */
  mine: z
    .object({
      state: offerState,
      /** how many of it they have, those under way included */
      taken: z.number().int(),
      /** points still missing, of `short` */
      missing: points,
      /** their hold, of `held` */
      hold: z.uuid().nullable(),
    })
    .nullable(),
})
export type Offer = z.infer<typeof offer>

/** For visitors too, who have no balance. `welcome`: points that joining brings. */
export const offersReply = z.object({
  asOf: moment,
  balance: pointsBalance.nullable(),
  welcome: points,
  offers: z.array(offer),
})
export type OffersReply = z.infer<typeof offersReply>

/** What has to hold before an offer is put aside for a person, in this order. */
export const accessRule = z.enum(['open', 'joined', 'residence', 'points', 'limit', 'stock'])
export type AccessRule = z.infer<typeof accessRule>
/** `unknown`: not asked yet, or of nobody: it is settled by joining. */
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
  /** everything passes */
  isGranted: z.boolean(),
  /** how long a hold stands */
  holdMinutes: z.number().int(),
  /** version of the terms that a hold has to agree to */
  termsVersion: z.number().int(),
  /** when the person agreed to the partner's statement, under the terms that hold; wall clock */
  consentedAt: z.number().int().nullable(),
  /** their newest conversion of this offer */
  converted: z.uuid().nullable(),
})
export type AccessReply = z.infer<typeof accessReply>

/** `consents`: what the person agreed to beside the terms, under their version; asked where the partner needs it. */
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
  /** the first moment at which it no longer stands */
  expiresAt: moment,
  /** what it became, once it is committed */
  conversion: z.uuid().nullable(),
})
export type Hold = z.infer<typeof hold>

export const holdReply = z.object({ asOf: moment, balance: pointsBalance, hold })
export type HoldReply = z.infer<typeof holdReply>

/** Of `held`, which only reads. */
export const heldRequest = z.strictObject({ hold: z.uuid() })
export type HeldRequest = z.infer<typeof heldRequest>

/** Of `release` and `commit`. */
export const settleHoldRequest = z.strictObject({ key, hold: z.uuid() })
export type SettleHoldRequest = z.infer<typeof settleHoldRequest>

export const conversionStatus = z.enum(['pending', 'succeeded', 'failed'])
export type ConversionStatus = z.infer<typeof conversionStatus>

const conversion = z.object({
  id: z.uuid(),
  status: conversionStatus,
  offer: offerFacts,
  cost: points,
  /** what a person quotes on the phone */
  reference: z.string(),
  at: moment,
  /** when it succeeded or failed; null while it is pending */
  settledAt: moment.nullable(),
  /** why it failed: no voucher was left, or the partner could not confirm */
  failure: z.enum(['pool_dry', 'partner_refused']).nullable(),
  /** points that came back */
  restored: points,
  /** the voucher; null where it failed */
  reward: z.uuid().nullable(),
  validUntil: moment.nullable(),
})
export type Conversion = z.infer<typeof conversion>

export const conversionRequest = z.strictObject({ id: z.uuid() })
export type ConversionRequest = z.infer<typeof conversionRequest>

export const conversionReply = z.object({ asOf: moment, balance: pointsBalance, conversion })
export type ConversionReply = z.infer<typeof conversionReply>
