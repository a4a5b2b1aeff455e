import { idempotencyKeyPattern } from '@foyer/protocol/limits'
import { z } from 'zod'
import { applicationStatus, orderRefusal } from './application-status.ts'
import { offeringCodePattern } from './codes.ts'
import { accountInfoRequest } from './gateway-functions.ts'
import { mediaName } from './page-content.ts'
import { localised, texts } from './texts.ts'

/**
 * Applications for bonds and new shares (R15, R19). Times are milliseconds since 1970 of the business clock, money is
 * whole cents of Hong Kong dollars; `offering-costs.ts` and `allotment.ts` compute costs and allotment on both sides.
 */
const cents = z.number().int().min(0)
const count = z.number().int().min(0)
const instant = z.number().int()
const hash = z.string().regex(/^[0-9a-f]{64}$/)

/** The code of an offering on the wire. */
export const offeringCode = z.string().regex(offeringCodePattern)

export const offeringKind = z.enum(['bond', 'new_shares'])
export type OfferingKind = z.infer<typeof offeringKind>

/**
 * `cut_off`: applications here are over, while the issuer still accepts those of others; `closed`: applications are
 * over everywhere, and nothing is allotted yet; `settled`: the blocked money is paid or returned.
 */
export const offeringPhase = z.enum(['upcoming', 'open', 'cut_off', 'closed', 'allotted', 'settled'])
export type OfferingPhase = z.infer<typeof offeringPhase>

/** `handling` in cents per application; the others in parts per hundred million of the amount. */
export const feeRates = z.object({
  handling: cents,
  brokerage: count,
  sfcLevy: count,
  afrcLevy: count,
  exchangeFee: count,
})

export const loanTerms = z.object({
  maxPercent: z.number().int().min(1).max(100),
  /** parts per million */
  yearlyRate: count,
  days: count,
})

export const bondTerms = z.object({
  /** parts per million a year */
  floorCoupon: count,
  paymentsPerYear: z.number().int().min(1),
  years: z.number().int().min(1),
  /** the reference that the coupon follows above the floor */
  reference: texts,
})

/** Dates by the trading calendar: a closing day without trading moves it and the later dates (O7). */
export const offeringDates = z.object({
  opens: instant,
  /** the last moment to apply and to cancel here */
  cutOff: instant,
  closes: instant,
  allotment: instant,
  refund: instant,
  listed: instant,
})
export type OfferingDates = z.infer<typeof offeringDates>

/**
 * A prospectus or circular. It has to be shown before a person applies, and the application names the version shown.
 */
export const offeringDocument = z.object({
  kind: z.enum(['prospectus', 'circular']),
  title: texts,
  version: z.number().int().positive(),
  sections: z.array(z.object({ heading: texts, text: texts })),
  /** pages as pictures, one in each language; empty if the document has only sections */
  pages: z.array(
    z.object({
      media: z.object(localised(mediaName)),
      width: z.number().int(),
      height: z.number().int(),
      alt: texts,
    }),
  ),
})
export type OfferingDocument = z.infer<typeof offeringDocument>

export const allotmentRule = z.enum(['even', 'one_then_share'])

/** The facts by which `allotment.ts` checks the ballot. */
export const offeringBallot = z.object({
  rule: allotmentRule,
  /** the rule in words */
  ruleText: texts,
  seedHash: hash,
  /** hex SHA-256 of `ballotStatement` */
  commitment: hash,
  committedAt: instant,
  entropyCodes: z.array(z.string()),
  /** the closing day as announced and committed to; null for an offering that a test in the sandbox moves */
  closesOn: z.iso.date().nullable(),
  /** set from the close on: the frozen applications, which no longer change */
  entries: z
    .object({
      /** as in the result, whose ballot draws among these applications alone */
      hash,
      count,
      /**
       * the day whose closing prices are used: the closing day; or the next trading day, if trading on the closing day
       * was over or in its last hour when the entries were frozen, or was stopped before its end
       */
      closedOn: z.iso.date(),
      /**
       * when the entries were frozen, before the end of that day's trading, when its prices were unknown. The time is
       * the server's statement
       */
      frozenAt: instant,
    })
    .nullable(),
  /** the source of the entropy, in words */
  entropySource: texts,
  /** that day's closing prices, once its trading is over */
  entropy: z.string().nullable(),
  /** hex; set once the offering is allotted */
  seed: hash.nullable(),
})
export type OfferingBallot = z.infer<typeof offeringBallot>

/** The result: all applications, ours and others'. */
export const offeringResult = z.object({
  applicants: count,
  lotsApplied: count,
  lotsAllotted: count,
  /** in the order of lots applied for */
  tiers: z.array(
    z.object({
      lots: z.number().int().min(1),
      applicants: count,
      /** certain lots of each of them */
      each: count,
      /** whether the ballot could give each of them one more lot */
      inBallot: z.boolean(),
      /** the number of them that got it */
      drawn: count,
    }),
  ),
  /**
   * lots that went by ballot, one each, and the number of applications in the ballot; `lastTicket` is the highest
   * ticket drawn
   */
  ballotLots: count,
  ballotApplicants: count,
  lastTicket: hash.nullable(),
  /** hex SHA-256 of every reference with its lots, one a line, in the order of the references */
  entriesHash: hash,
  allottedAt: instant,
})
export type OfferingResult = z.infer<typeof offeringResult>

export const offering = z.object({
  code: offeringCode,
  activity: z.number().int(),
  kind: offeringKind,
  name: texts,
  issuer: texts,
  /** a description in one or two sentences */
  summary: texts,
  /** the code under which the exchange will list it */
  stockCode: z.string().regex(/^\d{5}$/),
  /** shares per lot; for a bond, its nominal amount in whole dollars */
  lotSize: z.number().int().positive(),
  /** dollars per share as a decimal string; for a bond, percent of nominal */
  price: z.string(),
  /** cents per lot */
  lotAmount: cents,
  maxLots: z.number().int().positive(),
  lotsOnOffer: z.number().int().positive(),
  dates: offeringDates,
  phase: offeringPhase,
  document: offeringDocument,
  fees: feeRates,
  loan: loanTerms.nullable(),
  bond: bondTerms.nullable(),
  /** `firm`: the firm reports the allotment, so the ballot is not held and its terms are not a promise */
  allottedBy: z.enum(['ballot', 'firm']),
  ballot: offeringBallot,
  result: offeringResult.nullable(),
})
export type Offering = z.infer<typeof offering>

/**
 * Open offerings first, then future ones, then past ones. `withheld`: the activity is not for the mainland and the
 * caller's address is there; the list is then empty. The reply for one code has that one alone: a listed offering or, in
 * the sandbox, one made for a test.
 */
export const offeringList = z.object({
  asOf: instant,
  activity: z.number().int(),
  withheld: z.boolean(),
  offerings: z.array(offering),
})
export type OfferingList = z.infer<typeof offeringList>

export const applicationMethod = z.enum(['cash', 'margin'])

/** Fees in cents. */
export const applicationFees = feeRates

export const application = z.object({
  reference: z.string(),
  offering: offeringCode,
  lots: z.number().int().positive(),
  method: applicationMethod,
  /** cents: the lots at their price; then the additions, the loan, and the total blocked */
  amount: cents,
  fees: applicationFees,
  feesTotal: cents,
  loan: cents,
  interest: cents,
  blocked: cents,
  status: applicationStatus,
  /** null unless it is `refused` */
  refusal: orderRefusal.nullable(),
  /** null until it is allotted */
  lotsAllotted: count.nullable(),
  /** the lots that the ballot gave; null until it is allotted */
  drawnLots: count.nullable(),
  /** cents; null until the money is settled */
  settlement: z
    .object({
      paid: cents,
      fees: cents,
      interest: cents,
      loanReturned: cents,
      loanLeft: cents,
      /** returned to the client's cash */
      refund: cents,
    })
    .nullable(),
  at: instant,
  /** the broker's cut-off while it can be cancelled; otherwise null */
  cancellableUntil: instant.nullable(),
  /** the steps so far, in order */
  steps: z.array(z.object({ step: applicationStatus, at: instant })),
})
export type Application = z.infer<typeof application>

/**
 * Why a person may not apply at all; the client has the text. In addition to the activity's own rules (`residence`).
 */
export const holderRule = z.enum(['residence', 'identity_document', 'age', 'account_type'])
export type HolderRule = z.infer<typeof holderRule>

/** Gateway `trade/offerings/mine`, level login, with both secrets of the login session in the body. */
export const myOfferingsRequest = accountInfoRequest.extend({ activity: z.number().int() })
export const myOfferings = z.object({
  asOf: instant,
  /** available cents of this account; null while the firm's books are away */
  available: cents.nullable(),
  /**
   * cents that this account may still borrow: its credit limit minus its debt; a margin application borrows no more.
   * Null while the firm's books are away
   */
  lendable: cents.nullable(),
  accountType: z.enum(['cash', 'margin']),
  /** null if the holder may apply */
  holderRule: holderRule.nullable(),
  /** applications of this account, newest first */
  applications: z.array(application),
  /** offerings that the same person applied for with another account */
  elsewhere: z.array(offeringCode),
})
export type MyOfferings = z.infer<typeof myOfferings>

/** 6 digits; on the wire sealed under the login's app key (`seal: ['tradingPassword']`). */
const sealedPassword = z.string().min(1).max(512)

/** Exactly once per `key`: the same key with the same body gives the same reply, whatever has changed since. */
export const applyRequest = z.strictObject({
  key: z.string().regex(idempotencyKeyPattern),
  offering: offeringCode,
  lots: z.number().int().min(1).max(1_000_000),
  method: applicationMethod,
  /** version of the document that was shown */
  documentVersion: z.number().int().positive(),
  tradingPassword: sealedPassword,
})
export type ApplyRequest = z.infer<typeof applyRequest>

export const cancelRequest = z.strictObject({
  key: z.string().regex(idempotencyKeyPattern),
  reference: z.string().max(20),
  tradingPassword: sealedPassword,
})
export type CancelRequest = z.infer<typeof cancelRequest>

/** The reply of both calls: the application, and the other changes of the account. */
export const applicationReply = z.object({ application, mine: myOfferings })
export type ApplicationReply = z.infer<typeof applicationReply>
