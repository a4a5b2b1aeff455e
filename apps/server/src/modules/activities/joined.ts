import type { JoinedActivities } from '@foyer/api/activities'
import type { ISql } from 'postgres'
import type { Caller } from '../../http/signing/caller.ts'
import { accountOf } from '../accounts/public.ts'
import { personIdOf } from '../identity/public.ts'

/**
 * Numbers of the activities in which the caller takes part. A caller takes part by joining, by completing a stage, or,
 * at login level, by applying with their account for a bond or new shares.
 */
export const joinedBy = async (db: ISql, caller: Caller): Promise<JoinedActivities['joined']> => {
  const personId = await personIdOf(db, caller)
  const accountId = (await accountOf(db, caller))?.id ?? null
  const rows = await db<{ activity: number }[]>`
    select activity from participations where person_id = ${personId} or account_id = ${accountId}
    union
    select offerings.activity from offering_applications join offerings on offerings.code = offering
    where account_id = ${accountId} and status <> 'cancelled'
    order by activity`
  return rows.map(({ activity }) => activity)
}
