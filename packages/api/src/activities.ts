import { idempotencyKeyPattern } from '@foyer/protocol/limits'
import { z } from 'zod'
import { foundingLanguage } from './content.ts'
import { gateStates } from './gate.ts'
import { campaignOffer, campaignScene, campaignTheme, pageBlock, stage } from './page-content.ts'
import { texts } from './texts.ts'
import { waitingRoom } from './waiting-rooms.ts'

/** Activities. Times are milliseconds since 1970 of the business clock. */
export const activityPhase = z.enum(['upcoming', 'open', 'ended'])
export type ActivityPhase = z.infer<typeof activityPhase>

/** An activity in the list of the hall (R32). */
export const activitySummary = z.object({
  number: z.number().int(),
  code: z.string(),
  route: z.string(),
  title: texts,
  lead: texts,
  phase: activityPhase,
  opensAt: z.number().int(),
  /** the effective end: moved past days without trading if the activity follows the trading calendar (O7) */
  closesAt: z.number().int(),
  /** the look and the offer of its headline panel; absent where the page has none, the offer also where it is withheld */
  theme: campaignTheme.optional(),
  scene: campaignScene.optional(),
  offer: campaignOffer.optional(),
  audience: texts.optional(),
  /** present while a session of the live series is on air; the period is then that of the session */
  isOnAir: z.literal(true).optional(),
})
export type ActivitySummary = z.infer<typeof activitySummary>

/** `asOf` is the time of the business clock at which the phases were computed. */
export const activityList = z.object({ asOf: z.number().int(), activities: z.array(activitySummary) })
export type ActivityList = z.infer<typeof activityList>

/** A limited quantity: whole numbers. */
export const quota = z.object({ total: z.number().int(), remaining: z.number().int() })
export type Quota = z.infer<typeof quota>

/**
 * A notice of an operator in the one language it was written in, such as a typhoon closure or a delay of payouts. The
 * client converts it if the reader uses the other Chinese script (A3).
 */
export const operatorNotice = z.object({ language: foundingLanguage, text: z.string() })
export type OperatorNotice = z.infer<typeof operatorNotice>

/**
 * The public facts of an activity. Only the reader's own browser may cache it, since `withheld` depends on the address.
 */
export const activityDetail = activitySummary.extend({
  asOf: z.number().int(),
  /** the title of its headline panel, with breaks between the phrases (phrases.ts) */
  headline: texts.optional(),
  /** the level that a person needs to join; null if there is nothing to join */
  joinLevel: z.enum(['register', 'login']).nullable(),
  quota: quota.nullable(),
  notices: z.array(operatorNotice),
  /**
   * true if the activity is not for the mainland and the caller's address is there: `lead` is empty, and the content is
   * reduced to the risk block
   */
  withheld: z.boolean(),
  /** version of the published content, which is also the version of its terms; 0 if nothing is published yet */
  version: z.number().int(),
  publishedAt: z.number().int().nullable(),
  blocks: z.array(pageBlock),
  /** stages of a page with staged tasks (R21), in order; otherwise empty */
  stages: z.array(stage.extend({ phase: activityPhase, quota: quota.nullable() })),
  /** true for a draft that was opened with its token */
  preview: z.boolean(),
  /** the gate as the person sees it for whom the console shows a draft */
  previewGate: z.enum(gateStates).optional(),
})
export type ActivityDetail = z.infer<typeof activityDetail>

/** The rule that a person fails. The client has the text. */
export const eligibilityRule = z.enum(['residence', 'earlier_participation', 'account_type'])
export type EligibilityRule = z.infer<typeof eligibilityRule>

/** Where a person says they live. It is requested at the first join and stored with the person. */
export const residence = z.enum(['mainland', 'hong_kong', 'macao', 'taiwan', 'elsewhere'])
export type Residence = z.infer<typeof residence>

/** The gate of an activity page. */
export const gateState = z.enum(gateStates)

export const participation = z.object({ reference: z.string(), joinedAt: z.number().int() })
export type Participation = z.infer<typeof participation>

/** The state of a stage for this person. `locked`: the stage has not begun, or the previous one is not done. */
export const stageState = z.enum(['locked', 'open', 'done', 'sold_out', 'ended'])
export type StageState = z.infer<typeof stageState>

/**
 * The caller's state in an activity. A person who has joined stays `joined` after the end of the activity, and
 * `participation` is present in every state.
 */
export const joinStatus = z.object({
  asOf: z.number().int(),
  gate: gateState,
  rule: eligibilityRule.nullable(),
  /** whether joining still needs the person's residence */
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
      /**
       * whether the task's condition is met as far as the server knows; until then, completing the open stage is
       * refused
       */
      isMet: z.boolean().optional(),
    }),
  ),
  /** present while the activity has a waiting room: joining then needs an admitted place */
  waitingRoom: waitingRoom.optional(),
})
export type JoinStatus = z.infer<typeof joinStatus>

/** The numbers of activities that the hall marks or suggests for the caller. */
export const joinedActivities = z.object({
  asOf: z.number().int(),
  /** those that the caller takes part in */
  joined: z.array(z.number().int()),
  /**
   * open ones that the caller may join at this level and has not joined; places may have run out. Servers of earlier
   * releases omit it.
   */
  eligible: z.array(z.number().int()).optional(),
})
export type JoinedActivities = z.infer<typeof joinedActivities>

/** `partner_mobile`: the phone number may be passed to the activity's partner. */
export const joinConsent = z.enum(['partner_mobile'])
export type JoinConsent = z.infer<typeof joinConsent>

/**
 * A join has its effect once per `key` (N13): the same key with the same body gives the same reply; with another body it
 * is refused (`key_reused`). A second key of one person gives the first participation again.
 */
export const joinRequest = z.strictObject({
  key: z.string().regex(idempotencyKeyPattern),
  termsVersion: z.number().int().positive(),
  residence: residence.optional(),
  /** the stage to complete, on a page that has stages */
  stage: z.string().max(40).optional(),
  /** what the person agreed to in addition to the terms; never ticked in advance */
  consents: z.array(joinConsent).max(4).optional(),
})
export type JoinRequest = z.infer<typeof joinRequest>

export const joinReply = z.object({ participation, status: joinStatus })
export type JoinReply = z.infer<typeof joinReply>
