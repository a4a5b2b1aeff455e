import { z } from 'zod'
import { cashbackMonth, cashbackReply } from '../cashback.ts'
import { agreementKeys, language } from '../content.ts'
import { enteredDay } from '../entered-times.ts'
import { rewardsReply, rewardsRequest, rewardTab } from '../rewards.ts'
import { session } from '../sessions.ts'
import { texts } from '../texts.ts'
import { reason } from './written.ts'

/**
 * What client care sees of persons and does for them. Personal data is masked; `reveal` alone replies with it. Times are
 * milliseconds since 1970.
 */
const at = z.number().int()
/** The opaque code of a person. It is in no order, so nobody goes through all persons by it. */
export const personCode = z.string().regex(/^[\w-]{1,64}$/)
const reference = z.string().trim().min(1).max(40)

/** How a caller identifies a person, or what the caller reads out. */
export const careQuery = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('phone'),
    areaCode: z.string().regex(/^\d{1,4}$/),
    number: z.string().trim().min(4).max(30),
  }),
  z.strictObject({ by: z.literal('clientNo'), clientNo: z.string().trim().min(4).max(30) }),
  /** of a reward, a join or a conversion; of a reward also its id */
  z.strictObject({ by: z.literal('reward'), reference }),
  z.strictObject({
    by: z.literal('voucher'),
    /** the last characters of the code, at least four */
    tail: z
      .string()
      .trim()
      .regex(/^[\p{L}\p{N}-]{4,40}$/u),
    activity: z.number().int().min(1).max(999_999_999).optional(),
    /** the day in Hong Kong on which it was granted */
    grantedOn: enteredDay.optional(),
  }),
  /** as a person reads it with a failure */
  z.strictObject({ by: z.literal('failure'), reference }),
])
export type CareQuery = z.infer<typeof careQuery>
export const findRequest = z.strictObject({ query: careQuery, reason })

export const carePerson = z.object({
  id: personCode,
  /** masked, of the newest account under the number; null without an account */
  name: z.string().nullable(),
  /** masked */
  phone: z.string(),
  /** ISO code of the region of the number; '' if the number does not determine it */
  region: z.string(),
  /** what the open sessions are admitted to; `none` without one */
  level: z.enum(['none', 'register', 'login']),
  since: at,
  suspendedAt: at.nullable(),
})
export type CarePerson = z.infer<typeof carePerson>

/** A refused call, as the person read it. */
export const shownRefusal = z.object({ reference: z.string(), at, reason: z.string(), route: z.string() })
export type ShownRefusal = z.infer<typeof shownRefusal>

export const foundPersons = z.object({
  people: z.array(carePerson),
  /** more persons match than are listed: further facts are needed */
  more: z.boolean(),
  /** of a search by the reference of a failure */
  refusal: shownRefusal.nullable(),
})
export type FoundPersons = z.infer<typeof foundPersons>

export const personRequest = z.strictObject({ id: personCode })
export const personPage = z.object({
  person: carePerson,
  /** when a session was last used; null if none is stored */
  lastSeenAt: at.nullable(),
  sessions: z.number().int(),
  /** under the person's number; masked */
  accounts: z.array(
    z.object({
      clientNo: z.string(),
      name: z.string(),
      type: z.enum(['cash', 'margin']),
      isSuspended: z.boolean(),
      openedAt: at,
    }),
  ),
  rewards: rewardsReply.shape.counts,
})
export type PersonPage = z.infer<typeof personPage>

/** Personal data that is shown by itself, each with a reason. */
export const revealable = z.enum(['phone', 'names', 'clientNumbers', 'addresses'])
export type Revealable = z.infer<typeof revealable>
export const revealRequest = z.strictObject({ id: personCode, what: revealable, reason })
export const revealed = z.object({ values: z.array(z.string()) })

export const careRewardsRequest = z.strictObject({
  id: personCode,
  tab: rewardTab,
  cursor: rewardsRequest.shape.cursor,
})
export const careRewards = rewardsReply
export type CareRewards = z.infer<typeof careRewards>

/** What else the person sees: joins, applications and agreements, at most 200 of each, the newest first. */
export const careRecords = z.object({
  joins: z.array(z.object({ activity: z.number().int(), title: texts, stage: z.string(), reference: z.string(), at })),
  applications: z.array(
    z.object({ reference: z.string(), name: texts, status: z.string(), lots: z.number().int(), at }),
  ),
  agreements: z.array(z.object({ document: z.enum(agreementKeys), version: z.string(), agreed: z.boolean(), at })),
})
export type CareRecords = z.infer<typeof careRecords>

/** A position in a timeline, from the reply before: milliseconds, and the key of an event. */
const timelineCursor = z.string().regex(/^\d{1,15}_[\w:-]{1,80}$/)
/** `month` of the account whose registration has the reference `account`; every other account shows its newest month. */
export const careCashbackRequest = z.strictObject({
  id: personCode,
  account: z.string().max(20).optional(),
  month: cashbackMonth.optional(),
})
/** The cashback of each account under the number, as its owner sees it. */
export const careCashback = z.object({
  accounts: z.array(z.object({ clientNo: z.string(), statement: cashbackReply })),
})
export type CareCashback = z.infer<typeof careCashback>

/** The cashback of one account by its client number. `month`: by default the newest. */
export const clientCashbackRequest = z.strictObject({
  clientNo: z.string().trim().min(4).max(30),
  month: cashbackMonth.optional(),
  reason: reason,
})
export const clientCashback = careCashback.shape.accounts.element

export const timelineRequest = z.strictObject({ id: personCode, before: timelineCursor.optional() })
export const timelineKinds = ['sign', 'join', 'reward', 'message', 'refusal', 'callBack', 'staff', 'other'] as const
export const timelineEvent = z.object({
  key: z.string(),
  at,
  kind: z.enum(timelineKinds),
  /** the event, the reason of a refusal, or the purpose of a message */
  event: z.string(),
  /** the name of the reward or activity */
  name: texts.nullable(),
  /** the reference that the person knows, or that of a refusal */
  reference: z.string().nullable(),
  /** the endpoint of a refusal */
  route: z.string().nullable(),
  toStatus: z.string().nullable(),
  by: z.object({ id: z.string(), name: z.string() }).nullable(),
  reason: z.string().nullable(),
})
export type TimelineEvent = z.infer<typeof timelineEvent>
export const timelinePage = z.object({
  /** newest first, at most 40 */
  events: z.array(timelineEvent),
  before: timelineCursor.nullable(),
})
export type TimelinePage = z.infer<typeof timelinePage>

export const careSessions = z.object({
  /** as the person sees them; none is the caller's own */
  sessions: z.array(session),
  more: z.number().int(),
})
export type CareSessions = z.infer<typeof careSessions>

/** An act on a person. */
export const careActRequest = z.strictObject({ id: personCode, reason })

/** A voucher whose reference is sent to its owner again. */
export const resendRequest = z.strictObject({ id: personCode, reward: z.uuid(), language, reason })
