import type { OperatorNotice } from '@foyer/api/activities'
import type { ISql } from 'postgres'

/** A notice to show. */
export interface NewNotice extends OperatorNotice {
  /** number of the activity that shows it; null: every activity */
  readonly activity: number | null
  /** milliseconds of the business clock; `until` is the first moment at which it is no longer shown */
  readonly from: number
  readonly until: number
}

/**
 * Operator notices of an activity at a moment of the business clock. Notices for all activities come first; for `null`
 * only those are returned.
 */
export const noticesOf = (db: ISql, activity: number | null, at: number): Promise<OperatorNotice[]> =>
  db<OperatorNotice[]>`
    select language, text from operator_notices
    where (activity is null or activity = ${activity}) and from_at <= ${new Date(at)} and until_at > ${new Date(at)}
    order by activity is not null, id`

export const createNotice = async (db: ISql, { from, until, ...notice }: NewNotice): Promise<void> => {
  await db`insert into operator_notices ${db({ ...notice, from_at: new Date(from), until_at: new Date(until) })}`
}
