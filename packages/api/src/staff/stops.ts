import { z } from 'zod'
import { texts } from '../texts.ts'
import { reason } from './written.ts'

const at = z.number().int()

/** A member of staff by the audit trail; the name is null once their data is deleted. */
export const staffName = z.object({ id: z.string(), name: z.string().nullable() })
/** An activity as staff find it; the title is null if it is not published. */
export const namedActivity = z.object({ number: z.number().int(), title: texts.nullable() })
export type NamedActivity = z.infer<typeof namedActivity>

/** An emergency stop. Times are milliseconds of the wall clock. */
export const emergencyStop = z.object({
  id: z.uuid(),
  /** increases with each change; an act names the version that the person looked at */
  version: z.number().int(),
  /** null for all rewards */
  activity: namedActivity.nullable(),
  reason: z.string(),
  placed: z.object({ by: staffName, at }),
  /** when it ends by itself; null once a second person has confirmed it */
  lapsesAt: at.nullable(),
  confirmed: z.object({ by: staffName, at }).nullable(),
  /** who wants to lift it, until another person agrees */
  lift: z.object({ by: staffName, at, reason: z.string() }).nullable(),
  ended: z.object({ at, outcome: z.enum(['lifted', 'lapsed']) }).nullable(),
})
export type EmergencyStop = z.infer<typeof emergencyStop>
/** The stops in force, and the last 20 that ended. The newest is first. */
export const emergencyStops = z.object({ open: z.array(emergencyStop), ended: z.array(emergencyStop) })
export type EmergencyStops = z.infer<typeof emergencyStops>

/** `activity` is the number of an activity; null for all rewards. */
export const placeStopRequest = z.strictObject({ activity: z.number().int().positive().nullable(), reason })
export const stopActRequest = z.strictObject({ id: z.uuid(), version: z.number().int().positive(), reason })

export const findActivitiesRequest = z.strictObject({ search: z.string().trim().max(60) })
/** At most 20. */
export const foundActivities = z.object({ activities: z.array(namedActivity) })
