import { z } from 'zod'

/** GET {api}/activities: unsigned, ETag. What the hall lists (R32). Times are milliseconds; `phase` follows the business clock. */
const texts = z.object({ 'zh-CN': z.string(), 'zh-HK': z.string(), 'en-US': z.string() })
export const activityPhase = z.enum(['upcoming', 'open', 'ended'])
export type ActivityPhase = z.infer<typeof activityPhase>

export const activitySummary = z.object({
  number: z.number().int(),
  code: z.string(),
  route: z.string(),
  title: texts,
  lead: texts,
  phase: activityPhase,
  opensAt: z.number().int(),
  closesAt: z.number().int(),
})
export type ActivitySummary = z.infer<typeof activitySummary>

/** `asOf` is the business clock the phases were computed at. */
export const activityList = z.object({ asOf: z.number().int(), activities: z.array(activitySummary) })
export type ActivityList = z.infer<typeof activityList>
