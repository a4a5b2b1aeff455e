import { z } from 'zod'
import { identityDocument } from './accounts.ts'
import { residence } from './activities.ts'
import { deliveryAddress } from './addresses.ts'
import { idempotencyKeyPattern } from './limits.ts'
import { rewardStatus, rewardType } from './rewards.ts'
import { texts } from './texts.ts'
import { keptSelfCheck } from './wealth-connect.ts'

/**
 * What is kept of a person, and what they can do about it (O4), on the app API host, signed and never stored:
 * POST {api}/user/privacy, …/privacy/export, …/privacy/marketing, …/privacy/partner and …/privacy/erasure. Times are
 * milliseconds since 1970. `rate_limited` beyond sixty of the calls that change or take out something an hour.
 */
const key = z.string().regex(idempotencyKeyPattern)
const time = z.number().int()

/** Kinds of records, each with a period of its own. */
export const recordKind = z.enum([
  'consents',
  'participations',
  'knowledge_tests',
  'rewards',
  'ledger',
  'delivery',
  'votes',
  'authentication',
])
export type RecordKind = z.infer<typeof recordKind>

/**
 * How long a kind is kept after an erasure: of `knowledge_tests` those that something was joined by, the others go with it;
 * `delivery`, addresses of gifts, after the gift has arrived; `votes`, about answers, after they were last said;
 * `authentication`: after that nobody can tell any more from which address or device somebody signed in.
 */
export const retention = z.object({ kind: recordKind, days: z.number().int().min(0) })
export type Retention = z.infer<typeof retention>

/** Something under way that the person's number or address is needed for, or that would be lost. */
export const openMatter = z.object({
  kind: z.enum(['reward', 'hold', 'conversion', 'application']),
  /** of a reward */
  type: rewardType.nullable(),
  status: z.string(),
  name: texts,
  /** what a person quotes on the phone; null for a hold and for an application */
  reference: z.string().nullable(),
  /** when it ends by itself; null where it does not */
  endsAt: time.nullable(),
})
export type OpenMatter = z.infer<typeof openMatter>

/** How many records there are of what. */
const counts = z.object({
  consents: z.number().int(),
  participations: z.number().int(),
  /** attempts at knowledge tests, handed in or not */
  knowledgeTests: z.number().int(),
  rewards: z.number().int(),
  movements: z.number().int(),
  addresses: z.number().int(),
  /** about answers */
  votes: z.number().int(),
  uploads: z.number().int(),
  /** entries about signing in, failed codes and ended sessions */
  authentication: z.number().int(),
  devices: z.number().int(),
})

/** What was last said about telling a partner one's number, in an activity's terms; `title` is the activity's. */
export const partnerConsent = z.object({
  partner: z.string(),
  name: texts,
  /** what it is told and what for; null of one that the activity works with no more */
  dataStatement: texts.nullable(),
  activity: z.number().int(),
  title: texts,
  agreed: z.boolean(),
  at: time,
})
export type PartnerConsent = z.infer<typeof partnerConsent>

/** `marketing.at` is when what holds was said; null of whoever never agreed. `points` are lost with an erasure. */
export const privacyReply = z.object({
  asOf: time,
  since: time,
  mobile: z.string(),
  marketing: z.object({ agreed: z.boolean(), at: time.nullable() }),
  partners: z.array(partnerConsent),
  counts,
  points: z.number().int(),
  retention: z.array(retention),
  open: z.array(openMatter),
})
export type PrivacyReply = z.infer<typeof privacyReply>

/** What is kept, whole, for its owner alone. */
export const privacyExport = z.object({
  asOf: time,
  person: z.object({ mobile: z.string(), since: time, residence: residence.nullable(), residenceAt: time.nullable() }),
  consents: z.array(
    z.object({
      document: z.string(),
      version: z.string(),
      agreed: z.boolean(),
      at: time,
      partner: z.string().nullable(),
    }),
  ),
  participations: z.array(
    z.object({
      activity: z.number().int(),
      title: texts,
      stage: z.string(),
      reference: z.string(),
      termsVersion: z.number().int(),
      at: time,
    }),
  ),
  rewards: z.array(
    z.object({
      activity: z.number().int(),
      type: rewardType,
      status: rewardStatus,
      name: texts,
      amountMinor: z.number().int().nullable(),
      code: z.string().nullable(),
      reference: z.string(),
      issuedAt: time,
      validUntil: time.nullable(),
      address: deliveryAddress.nullable(),
      /** of a gift, the last time it was sent */
      shipment: z.object({ carrier: z.string(), trackingNo: z.string() }).nullable(),
      /** uploads that were handed in for it */
      pictures: z.array(z.uuid()),
      /** codes that were shown for it */
      presentations: z.array(z.object({ expiresAt: time })),
      /** at which counter it was used */
      redeemed: z.object({ merchant: texts, at: time }).nullable(),
      /** what its partner was asked, and whether the number went along */
      partner: z.object({ code: z.string(), passesMobile: z.boolean(), status: z.string(), at: time }).nullable(),
    }),
  ),
  /** what was put aside for points */
  holds: z.array(
    z.object({
      activity: z.number().int(),
      name: texts,
      cost: z.number().int(),
      status: z.string(),
      termsVersion: z.number().int(),
      at: time,
      expiresAt: time,
    }),
  ),
  conversions: z.array(
    z.object({
      activity: z.number().int(),
      name: texts,
      cost: z.number().int(),
      status: z.string(),
      failure: z.string().nullable(),
      reference: z.string(),
      at: time,
      settledAt: time.nullable(),
    }),
  ),
  /** chances to draw; `draw` is what became of one, null where it is left */
  chances: z.array(
    z.object({
      activity: z.number().int(),
      task: z.string(),
      period: z.string(),
      at: time,
      draw: z
        .object({ number: z.number().int(), visitorSeed: z.string(), prize: z.string().nullable(), at: time })
        .nullable(),
    }),
  ),
  /** knowledge tests that were begun; figures are null of one that was not handed in */
  knowledgeTests: z.array(
    z.object({
      activity: z.number().int(),
      at: time,
      handedInAt: time.nullable(),
      correct: z.number().int().nullable(),
      passMark: z.number().int(),
      passed: z.boolean().nullable(),
      /** each question with the option that was chosen */
      answers: z.array(z.object({ question: texts, chosen: texts.nullable() })),
    }),
  ),
  /** of the account that is logged in to; none below login level */
  trades: z.array(
    z.object({
      reference: z.string(),
      kind: z.string(),
      side: z.string(),
      code: z.string(),
      name: texts,
      quantity: z.number().int(),
      amountMinor: z.number().int(),
      feesMinor: z.number().int(),
      status: z.string(),
      at: time,
    }),
  ),
  /** bonds and new shares applied for, of the same account; money in cents */
  applications: z.array(
    z.object({
      reference: z.string(),
      name: texts,
      lots: z.number().int(),
      method: z.string(),
      blockedMinor: z.number().int(),
      status: z.string(),
      lotsAllotted: z.number().int().nullable(),
      refundMinor: z.number().int().nullable(),
      at: time,
    }),
  ),
  /**
   * Holder, positions, cash and loan of the account that is logged in to; null below login level. Records of the broker,
   * kept with the account as the law asks, whatever becomes of the person here.
   */
  account: z
    .object({
      /** born: YYYY-MM-DD */
      holder: z.object({ document: identityDocument, born: z.string() }).nullable(),
      positions: z.array(z.object({ code: z.string(), quantity: z.number().int(), costMinor: z.number().int() })),
      movements: z.array(z.object({ kind: z.string(), account: z.string(), amountMinor: z.number().int(), at: time })),
      creditLimitMinor: z.number().int(),
      /** discounts on fees and interest */
      discounts: z.array(z.object({ activity: z.number().int(), code: z.string(), at: time, validUntil: time })),
    })
    .nullable(),
  /** points of the person, whole */
  movements: z.array(z.object({ kind: z.string(), account: z.string(), amount: z.number().int(), at: time })),
  /** null of whoever never kept one */
  watchlist: z.object({ codes: z.array(z.string()), at: time }).nullable(),
  /** results of self-checks that the person wanted kept, with what they were told of them */
  selfChecks: z.array(
    z.object({
      direction: z.string(),
      rules: z.string(),
      outcome: z.string(),
      findings: keptSelfCheck.shape.findings,
      at: time,
    }),
  ),
  /** whether answers were of help */
  votes: z.array(z.object({ question: z.string(), helpful: z.boolean(), at: time })),
  /** where the person is in films; seconds */
  films: z.array(z.object({ film: z.string(), position: z.number(), seen: z.boolean(), at: time })),
  /** reminders of live sessions by text message */
  reminders: z.array(z.object({ session: z.string(), status: z.string(), at: time })),
  uploads: z.array(z.object({ id: z.uuid(), type: z.string().nullable(), size: z.number().int(), at: time })),
  registrations: z.array(
    z.object({
      at: time,
      lastUsedAt: time.nullable(),
      expiresAt: time,
      ended: z.boolean(),
      /** in the words of `sessions.ts`; null of those from before it was kept */
      system: z.string().nullable(),
      browser: z.string().nullable(),
      country: z.string().nullable(),
    }),
  ),
  /** sign-ins, failed codes, ended sessions; address and device stand in them under pseudonyms, which are left out here */
  authentication: z.array(z.object({ event: z.string(), at: time })),
  /** changes of the phone number, by which proof of the one before */
  phoneChanges: z.array(z.object({ at: time, way: z.string() })),
  /** of brokerage accounts that were logged in to, by their masked number */
  logins: z.array(z.object({ account: z.string(), lastAt: time })),
  /** what the event tracker was sent in the person's name */
  tracked: z.array(
    z.object({
      type: z.string(),
      event: z.string().nullable(),
      properties: z.record(z.string(), z.unknown()),
      at: time,
    }),
  ),
})
export type PrivacyExport = z.infer<typeof privacyExport>

/** Gives or withdraws the marketing consent, at once; every word is kept. */
export const marketingRequest = z.strictObject({ key, agreed: z.boolean() })
export type MarketingRequest = z.infer<typeof marketingRequest>
export const marketingReply = z.object({ marketing: privacyReply.shape.marketing })
export type MarketingReply = z.infer<typeof marketingReply>

/**
 * Withdraws the consent that a partner is told one's number, in whatever activities it was given, at once: orders that
 * still wait leave without it. Every word is kept. `not_found` for a partner that nothing was ever said about.
 */
export const partnerWithdrawalRequest = z.strictObject({ key, partner: z.string().max(40) })
export type PartnerWithdrawalRequest = z.infer<typeof partnerWithdrawalRequest>
export const partnerWithdrawalReply = z.object({ partners: privacyReply.shape.partners })
export type PartnerWithdrawalReply = z.infer<typeof partnerWithdrawalReply>

/**
 * Asks for erasure. `erasure_blocked` while something is open: what, says `open` of {api}/user/privacy. Every session of
 * the person ends with it, so the same key is answered to whoever has it, signed at whatever level.
 */
export const erasureRequest = z.strictObject({ key, understood: z.literal(true) })
export type ErasureRequest = z.infer<typeof erasureRequest>

/** What stays without number, name or address, and until when. */
export const erasureReply = z.object({
  erasedAt: time,
  kept: z.array(z.object({ kind: recordKind, until: time })),
})
export type ErasureReply = z.infer<typeof erasureReply>
