import { z } from 'zod'
import { accountInfoRequest } from './gateway-functions.ts'
import { idempotencyKeyPattern } from './limits.ts'
import { mediaName } from './page-content.ts'
import { texts } from './texts.ts'

/**
 * Bonds and new shares to apply for (R15, R19). Times are milliseconds since 1970 of the business clock, money is whole
 * cents of Hong Kong dollars; costs and allotment are counted by `offering-costs.ts` and `allotment.ts` on both sides.
 *
 * Unsigned, with an ETag: GET {api}/offerings/{activity}, and GET {api}/offerings/{activity}/{code} for one that is listed
 * or, in the sandbox, was made for a test. Over the gateway, at login level: `trade/offerings/mine`. Signed at login level,
 * since their trading password travels sealed: POST {api}/user/{activity}/offerings/apply and …/offerings/cancel.
 */
const cents = z.number().int().min(0)
const count = z.number().int().min(0)
const instant = z.number().int()
const hash = z.string().regex(/^[0-9a-f]{64}$/)

/** What an offering is named by on the wire. */
export const offeringCode = z.string().regex(/^[a-z0-9-]{3,40}$/)

export const offeringKind = z.enum(['bond', 'new_shares'])
export type OfferingKind = z.infer<typeof offeringKind>

/**
 * `cut_off`: applications here are over, the issuer still takes others'; `closed`: nobody applies any more and nothing is
 * allotted yet; `settled`: what was kept aside is paid or back.
 */
export const offeringPhase = z.enum(['upcoming', 'open', 'cut_off', 'closed', 'allotted', 'settled'])
export type OfferingPhase = z.infer<typeof offeringPhase>

/** `handling` in cents an application; the others in parts per hundred million of the amount. */
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
  /** what the coupon follows above the floor */
  reference: texts,
})

/** Dates as the trading calendar has them: a closing day without trading moves it and what follows (O7). */
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

/** A prospectus or circular. It has to be shown before somebody applies; they send the version they were shown. */
export const offeringDocument = z.object({
  kind: z.enum(['prospectus', 'circular']),
  title: texts,
  version: z.number().int().positive(),
  sections: z.array(z.object({ heading: texts, text: texts })),
  /** pages as pictures, one of each language; none where there are only sections */
  pages: z.array(
    z.object({
      media: z.object({ 'zh-CN': mediaName, 'zh-HK': mediaName, 'en-US': mediaName }),
      width: z.number().int(),
      height: z.number().int(),
      alt: texts,
    }),
  ),
})
export type OfferingDocument = z.infer<typeof offeringDocument>

export const allotmentRule = z.enum(['even', 'one_then_share'])

/** How chance is kept honest; checked by `allotment.ts`. */
export const offeringBallot = z.object({
  rule: allotmentRule,
  /** the rule in words */
  ruleText: texts,
  seedHash: hash,
  /** hex SHA-256 of `ballotStatement` */
  commitment: hash,
  committedAt: instant,
  entropyCodes: z.array(z.string()),
  /** the closing day as it was announced and committed to; null of one that a test of the sandbox moves */
  closesOn: z.iso.date().nullable(),
  /** from the close on: what was applied for by then, which nothing is added to or taken from any more */
  entries: z
    .object({
      /** as in the result, which draws among these alone */
      hash,
      count,
      /**
       * the day whose closing prices are mixed in: the closing day, or where its trading was over or in its last hour when the
       * entries were frozen, or is stopped before its end, the next trading day of which neither holds
       */
      closedOn: z.iso.date(),
      /** before that day's trading was over: its prices were known to nobody. When it was is the server's word */
      frozenAt: instant,
    })
    .nullable(),
  /** where the entropy comes from, in words */
  entropySource: texts,
  /** once that day's trading is over: its closing prices */
  entropy: z.string().nullable(),
  /** hex; once it was allotted */
  seed: hash.nullable(),
})
export type OfferingBallot = z.infer<typeof offeringBallot>

/** What came of it: everybody's applications, ours with the others'. */
export const offeringResult = z.object({
  applicants: count,
  lotsApplied: count,
  lotsAllotted: count,
  /** by lots applied for */
  tiers: z.array(
    z.object({
      lots: z.number().int().min(1),
      applicants: count,
      /** what each of them got for certain */
      each: count,
      /** whether one more was drawn for among them */
      inBallot: z.boolean(),
      /** how many of them got it */
      drawn: count,
    }),
  ),
  /** lots that went by ballot, one each, and among how many; `lastTicket` is the highest ticket that was drawn */
  ballotLots: count,
  ballotApplicants: count,
  lastTicket: hash.nullable(),
  /** hex SHA-256 of every reference with its lots, a line each, in the order of the references */
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
  /** what it is about, in a sentence or two */
  summary: texts,
  /** as the exchange will list it */
  stockCode: z.string().regex(/^\d{5}$/),
  /** shares a lot; of a bond its nominal amount in whole dollars */
  lotSize: z.number().int().positive(),
  /** dollars a share as a decimal string; of a bond per cent of nominal */
  price: z.string(),
  /** cents a lot */
  lotAmount: cents,
  maxLots: z.number().int().positive(),
  lotsOnOffer: z.number().int().positive(),
  dates: offeringDates,
  phase: offeringPhase,
  document: offeringDocument,
  fees: feeRates,
  loan: loanTerms.nullable(),
  bond: bondTerms.nullable(),
  ballot: offeringBallot,
  result: offeringResult.nullable(),
})
export type Offering = z.infer<typeof offering>

/**
 * GET {api}/offerings/{activity}: what can be applied for first, then what comes, then what was. `withheld`: the
 * activity is not for the mainland and the caller's address is there; there are no offerings then. `GET …/{code}` answers
 * the same with that one alone.
 */
export const offeringList = z.object({
  asOf: instant,
  activity: z.number().int(),
  withheld: z.boolean(),
  offerings: z.array(offering),
})
export type OfferingList = z.infer<typeof offeringList>

export const applicationMethod = z.enum(['cash', 'margin'])

export const applicationStatus = z.enum(['submitted', 'cancelled', 'allotted', 'none', 'refunded'])
export type ApplicationStatus = z.infer<typeof applicationStatus>

/** Fees in cents. */
export const applicationFees = feeRates

export const application = z.object({
  reference: z.string(),
  offering: offeringCode,
  lots: z.number().int().positive(),
  method: applicationMethod,
  /** cents: lots at their price; then what was added, lent, and kept aside in all */
  amount: cents,
  fees: applicationFees,
  feesTotal: cents,
  loan: cents,
  interest: cents,
  blocked: cents,
  status: applicationStatus,
  /** null until it is allotted */
  lotsAllotted: count.nullable(),
  /** what the ballot gave of them; null until then */
  drawnLots: count.nullable(),
  /** cents; null until the money is sorted */
  settlement: z
    .object({
      paid: cents,
      fees: cents,
      interest: cents,
      loanReturned: cents,
      loanLeft: cents,
      /** back on the client's cash */
      refund: cents,
    })
    .nullable(),
  at: instant,
  /** the broker's cut-off while it can be cancelled, else null */
  cancellableUntil: instant.nullable(),
  /** what happened so far, in order */
  steps: z.array(z.object({ step: applicationStatus, at: instant })),
})
export type Application = z.infer<typeof application>

/** Why somebody may not apply at all; its text is the client's. Beside the activity's own rules (`residence`). */
export const holderRule = z.enum(['residence', 'identity_document', 'age', 'account_type'])
export type HolderRule = z.infer<typeof holderRule>

/** Gateway `trade/offerings/mine`, level login, with both secrets of the login session in the body. */
export const myOfferingsRequest = accountInfoRequest.extend({ activity: z.number().int() })
export const myOfferings = z.object({
  asOf: instant,
  /** cents of this account that can be used */
  available: cents,
  /** cents that may still be lent to it: its credit limit without what it owes; a margin application lends no more */
  lendable: cents,
  accountType: z.enum(['cash', 'margin']),
  /** null where the holder may apply */
  holderRule: holderRule.nullable(),
  /** of this account, the newest first */
  applications: z.array(application),
  /** offerings that the same person applied for with another account of theirs */
  elsewhere: z.array(offeringCode),
})
export type MyOfferings = z.infer<typeof myOfferings>

/** 6 digits once opened; on the wire sealed under the login's app key (`seal: ['tradingPassword']`). */
const sealedPassword = z.string().min(1).max(512)

/** Exactly once per `key`: the same key with the same body gives the same answer, whatever became of it since. */
export const applyRequest = z.strictObject({
  key: z.string().regex(idempotencyKeyPattern),
  offering: offeringCode,
  lots: z.number().int().min(1).max(1_000_000),
  method: applicationMethod,
  /** of the document that was shown */
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

/** What both answer: the application, and what else of the account changed with it. */
export const applicationReply = z.object({ application, mine: myOfferings })
export type ApplicationReply = z.infer<typeof applicationReply>
