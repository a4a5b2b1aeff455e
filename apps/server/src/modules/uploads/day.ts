import type { ISql } from 'postgres'
import { Refused } from '../../refused.ts'
import { dayLength, dayLimits } from './rules.ts'

/**
 * Counts a file of the given size into the person's day, across processes and restarts. Removed and failed uploads stay
 * counted.
 *
 * @throws Refused `upload_limit` with the seconds until the day ends; then nothing is counted
 */
export const countUpload = async (db: ISql, personId: number, size: number, now: number): Promise<void> => {
  const counted = await db`
    insert into upload_days as day (person_id, ends_at, files, bytes)
    values (${personId}, ${new Date(now + dayLength)}, 1, ${size})
    on conflict (person_id) do update set
      files = case when day.ends_at > ${new Date(now)} then day.files + 1 else 1 end,
      bytes = case when day.ends_at > ${new Date(now)} then day.bytes + excluded.bytes else excluded.bytes end,
      ends_at = case when day.ends_at > ${new Date(now)} then day.ends_at else excluded.ends_at end
    where day.ends_at <= ${new Date(now)}
      or (day.files < ${dayLimits.files} and day.bytes + excluded.bytes <= ${dayLimits.bytes})
    returning files`
  if (counted.length > 0) return
  const [day] = await db<{ ends_at: Date }[]>`select ends_at from upload_days where person_id = ${personId}`
  const retryAfter = Math.max(1, Math.ceil(((day?.ends_at.getTime() ?? now) - now) / 1000))
  throw new Refused('upload_limit', 'this person has reached the daily limit of uploads', { retryAfter })
}
