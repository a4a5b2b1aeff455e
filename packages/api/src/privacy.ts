import { idempotencyKeyPattern } from '@foyer/protocol/limits'
import { z } from 'zod'
import { rewardType } from './rewards.ts'
import { texts } from './texts.ts'

/**
 * The stored data of a person, and their rights to it (O4). Times are milliseconds since 1970.
 */
const key = z.string().regex(idempotencyKeyPattern)
const time = z.number().int()

/** Kinds of records, each with its own retention period. */
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
 * How long a kind is retained after an erasure. `knowledge_tests`: attempts that led to a join; other attempts are
 * erased at once. `delivery`: addresses of gifts, after the gift has arrived. `votes`: on answers, after the latest
 * vote. `authentication`: after that, no one can tell from which address or device a person signed in.
 */
export const retention = z.object({ kind: recordKind, days: z.number().int().min(0) })
export type Retention = z.infer<typeof retention>

/** An open matter that needs the person's number or address, or that an erasure would end. */
export const openMatter = z.object({
  kind: z.enum(['reward', 'hold', 'conversion', 'application']),
  /** type of the reward */
  type: rewardType.nullable(),
  status: z.string(),
  name: texts,
  /** reference that a person quotes on the phone; null for a hold and for an application */
  reference: z.string().nullable(),
  /** when it ends automatically; null if it does not */
  endsAt: time.nullable(),
})
export type OpenMatter = z.infer<typeof openMatter>

/** The number of records of each kind. */
const counts = z.object({
  consents: z.number().int(),
  participations: z.number().int(),
  /** attempts at knowledge tests, submitted or not */
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

/** The latest answer about passing one's number to a partner, in an activity's terms; `title` is the activity's. */
export const partnerConsent = z.object({
  partner: z.string(),
  name: texts,
  /** the data it receives and the purpose; null if the activity no longer works with the partner */
  dataStatement: texts.nullable(),
  activity: z.number().int(),
  title: texts,
  agreed: z.boolean(),
  at: time,
})
export type PartnerConsent = z.infer<typeof partnerConsent>

/**
 * `marketing.at` is the time of the current answer; null for a person who never agreed. An erasure deletes the
 * `points`.
 */
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

/** Gives or withdraws the marketing consent, effective at once; every answer is stored. */
export const marketingRequest = z.strictObject({ key, agreed: z.boolean() })
export type MarketingRequest = z.infer<typeof marketingRequest>
export const marketingReply = z.object({ marketing: privacyReply.shape.marketing })
export type MarketingReply = z.infer<typeof marketingReply>

/**
 * Withdraws the consent to passing the number to a partner, in all activities, effective at once: orders that still
 * wait are sent without it. Every answer is stored. `not_found` for a partner without any earlier answer.
 */
export const partnerWithdrawalRequest = z.strictObject({ key, partner: z.string().max(40) })
export type PartnerWithdrawalRequest = z.infer<typeof partnerWithdrawalRequest>
export const partnerWithdrawalReply = z.object({ partners: privacyReply.shape.partners })
export type PartnerWithdrawalReply = z.infer<typeof partnerWithdrawalReply>

/**
 * Requests erasure. `erasure_blocked` while a matter is open, which `open` of {api}/user/privacy lists. Every session
 * of the person ends with it, so the same key gives the same reply to any caller that has it, at any level.
 */
export const erasureRequest = z.strictObject({ key, understood: z.literal(true) })
export type ErasureRequest = z.infer<typeof erasureRequest>

/** What is retained without number, name or address, and until when. */
export const erasureReply = z.object({
  erasedAt: time,
  retained: z.array(z.object({ kind: recordKind, until: time })),
})
export type ErasureReply = z.infer<typeof erasureReply>
