import { z } from 'zod'
import { rewardType } from '../rewards.ts'
import { texts } from '../texts.ts'
import { ruledActivity } from './activity-rules.ts'

/**
 * Results of an activity. The ledger counts everybody; the tracker counts visitors who consented to it. Money is whole
 * cents of Hong Kong dollars, and days are those of Hong Kong.
 */
const count = z.number().int()
const cents = z.number().int()
const day = z.iso.date()
const activity = z.number().int().min(1).max(2_147_483_647)

export const resultsRequest = z.strictObject({ activity })

export const resultItem = z.object({
  item: z.string(),
  type: rewardType,
  /** as the latest of these rewards has it */
  name: texts,
  granted: count,
  /** used, credited or delivered */
  redeemed: count,
  expired: count,
  revoked: count,
  /** of all that were granted; null if the rule states no value */
  value: cents.nullable(),
  /** of those that were redeemed */
  redeemedValue: cents.nullable(),
})
export type ResultItem = z.infer<typeof resultItem>

const share = z.object({ name: z.string(), visitors: count })

export const activityResults = z.object({
  activity: ruledActivity,
  asOf: z.number().int(),
  ledger: z.object({
    joins: count,
    grants: count,
    redeemed: count,
    draws: count,
    /** points that were issued for joining */
    points: count,
    /** granted and neither expired nor revoked */
    committed: cents,
    /** cash that people have claimed */
    claimed: cents,
    /** the most that the rule in force costs; null if it has no such limit */
    budget: cents.nullable(),
    /** at most 400, the earliest first; days without any are left out */
    days: z.array(z.object({ day, joins: count, grants: count, redeemed: count })),
    items: z.array(resultItem),
  }),
  /** null if the figures take too long */
  tracker: z
    .object({
      from: day,
      to: day,
      /** visitors who saw the page, pressed the button and joined; a visitor counts once a day */
      seen: count,
      pressed: count,
      joined: count,
      days: z.array(z.object({ day, seen: count, pressed: count, joined: count })),
      /** visitors who saw the page, at most 20 names */
      languages: z.array(share),
      hosts: z.array(share),
    })
    .nullable(),
})
export type ActivityResults = z.infer<typeof activityResults>

export const resultsExportQuery = z.strictObject({
  activity: z.coerce.number().int().min(1).max(2_147_483_647),
  table: z.enum(['days', 'items']),
})
