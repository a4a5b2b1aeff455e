import type { ISql } from 'postgres'
import { z } from 'zod'
import { Refused } from '../../refused.ts'
import { type Activity, findActivity } from './queries.ts'

/** An activity by its code, as in page addresses, or by its number, as in call paths. */
export const activityName = z.union([z.string().max(64), z.number().int().positive()])

/** Returns the named activity. @throws Refused `not_found` */
export const activityNamed = async (db: ISql, name: z.infer<typeof activityName>): Promise<Activity> => {
  const activity = await findActivity(db, typeof name === 'string' ? { code: name } : { number: name })
  if (!activity) throw new Refused('not_found', 'there is no such activity')
  return activity
}
