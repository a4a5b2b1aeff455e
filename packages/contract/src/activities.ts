import { z } from 'zod'
import { idempotencyKeyPattern } from './limits.ts'
import { pageBlock, stage } from './page-content.ts'
import { texts } from './texts.ts'

/**
 * Activities on the app API host. Times are milliseconds since 1970 of the business clock. Unsigned, with an ETag:
 * GET {api}/activities, GET {api}/activities/{code}. Signed, never kept: POST {api}/user/{number}/joinStatus and
 * POST {api}/user/{number}/join (N5, N13).
 */
export const activityPhase = z.enum(['upcoming', 'open', 'ended'])
export type ActivityPhase = z.infer<typeof activityPhase>

/** As the hall lists it (R32). */
export const activitySummary = z.object({
  number: z.number().int(),
  code: z.string(),
  route: z.string(),
  title: texts,
  lead: texts,
  phase: activityPhase,
  opensAt: z.number().int(),
  /** the effective end: where the activity follows the trading calendar, rolled past days without trading (O7) */
  closesAt: z.number().int(),
})
export type ActivitySummary = z.infer<typeof activitySummary>

/** `asOf` is the business clock the phases were computed at. */
export const activityList = z.object({ asOf: z.number().int(), activities: z.array(activitySummary) })
export type ActivityList = z.infer<typeof activityList>

/** What there is of something that runs out; both whole numbers. */
export const quota = z.object({ total: z.number().int(), remaining: z.number().int() })
export type Quota = z.infer<typeof quota>

/**
 * A line that an operator put up, in the one language it was written in: a typhoon closure, a delay of payouts. The
 * client turns it into the reader's script where that is the other Chinese one (A3).
 */
export const operatorNotice = z.object({ language: z.enum(['zh-CN', 'zh-HK', 'en-US']), text: z.string() })
export type OperatorNotice = z.infer<typeof operatorNotice>

/** What anyone may see of an activity. Kept by the reader's own browser only, since `withheld` follows the address. */
export const activityDetail = activitySummary.extend({
  asOf: z.number().int(),
  /** the level a person needs to join; `null` where there is nothing to join */
  joinLevel: z.enum(['register', 'login']).nullable(),
  quota: quota.nullable(),
  notices: z.array(operatorNotice),
  /**
   * true where the activity is not for the mainland and the caller's address is there: `lead` is empty, and of the
   * content only the risk block is left
   */
  withheld: z.boolean(),
  /** version of the published content, which is also the version of its terms; 0 where nothing is published yet */
  version: z.number().int(),
  publishedAt: z.number().int().nullable(),
  blocks: z.array(pageBlock),
  /** stages of a page with staged tasks (R21), in order; else empty */
  stages: z.array(stage.extend({ phase: activityPhase, quota: quota.nullable() })),
  /** true for a draft that was opened with its token */
  preview: z.boolean(),
})
export type ActivityDetail = z.infer<typeof activityDetail>

/** The rule that a person fails; its text is the client's. */
export const eligibilityRule = z.enum(['residence', 'earlier_participation', 'account_type'])
export type EligibilityRule = z.infer<typeof eligibilityRule>

/** Where a person says they live; asked at the first join, kept with the person. */
export const residence = z.enum(['mainland', 'hong_kong', 'macao', 'taiwan', 'elsewhere'])
export type Residence = z.infer<typeof residence>

/** The gate of an activity page, resolved in this order (product.md); the first that applies. */
export const gateState = z.enum([
  'mainland',
  'not_started',
  'ended',
  'anonymous',
  'registered',
  'ineligible',
  'sold_out',
  'available',
  'joined',
])
export type GateState = z.infer<typeof gateState>

export const participation = z.object({ reference: z.string(), joinedAt: z.number().int() })
export type Participation = z.infer<typeof participation>

/** A stage as this person meets it. `locked`: before its time, or the one before it is not done. */
export const stageState = z.enum(['locked', 'open', 'done', 'sold_out', 'ended'])
export type StageState = z.infer<typeof stageState>

/**
 * POST {api}/user/{number}/joinStatus with an empty body, at any level: where this caller stands. Somebody who has
 * joined stays `joined` when the activity is over; `participation` says so beside every state.
 */
export const joinStatus = z.object({
  asOf: z.number().int(),
  gate: gateState,
  rule: eligibilityRule.nullable(),
  /** whether joining still has to ask where the person lives */
  residenceNeeded: z.boolean(),
  participation: participation.nullable(),
  quota: quota.nullable(),
  /** version of the terms that a join has to agree to */
  termsVersion: z.number().int(),
  stages: z.array(
    z.object({
      id: z.string(),
      state: stageState,
      participation: participation.nullable(),
      /** whether what the task asks for was done, as far as the server knows; a join of an open stage is refused until then */
      isMet: z.boolean().optional(),
    }),
  ),
})
export type JoinStatus = z.infer<typeof joinStatus>

/**
 * POST {api}/user/activities/joined with an empty body, signed above tourist level: numbers of the activities in which this
 * caller takes part, for the marks of the hall.
 */
export const joinedActivities = z.object({ asOf: z.number().int(), joined: z.array(z.number().int()) })
export type JoinedActivities = z.infer<typeof joinedActivities>

/** `partner_mobile`: their phone number may be passed to the activity's partner. */
export const joinConsent = z.enum(['partner_mobile'])
export type JoinConsent = z.infer<typeof joinConsent>

/**
 * POST {api}/user/{number}/join. Exactly once per `key` (N13): the same key with the same body gives the same answer,
 * with another body it is refused (`key_reused`); a second key of one person gives the first participation again.
 */
export const joinRequest = z.strictObject({
  key: z.string().regex(idempotencyKeyPattern),
  termsVersion: z.number().int().positive(),
  residence: residence.optional(),
  /** the stage to complete, on a page that has stages */
  stage: z.string().max(40).optional(),
  /** what the person agreed to beside the terms, each in writing and never ticked for them */
  consents: z.array(joinConsent).max(4).optional(),
})
export type JoinRequest = z.infer<typeof joinRequest>

export const joinReply = z.object({ participation, status: joinStatus })
export type JoinReply = z.infer<typeof joinReply>
