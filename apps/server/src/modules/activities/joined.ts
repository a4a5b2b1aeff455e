import type { JoinedActivities } from '@foyer/api/activities'
import type { Context } from '../../context.ts'
import { participationRows } from '../../engine/relations.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { accountOf } from '../accounts/public.ts'
import { personIdOf } from '../identity/public.ts'

/**
 * Numbers of the activities in which the caller takes part. A caller takes part by joining, by completing a stage, or,
 * at login level, by what their account has in another module, such as an application for a bond or new shares.
 */
export const joinedBy = async ({ db, modules }: Context, caller: Caller): Promise<JoinedActivities['joined']> => {
  const personId = await personIdOf(db, caller)
  const accountId = (await accountOf(db, caller))?.id ?? null
  const others = modules.flatMap(({ activitiesOfAccount }) => activitiesOfAccount?.(db, accountId) ?? [])
  const all = others.reduce(
    (known, query) => db`${known} union ${query}`,
    db`
      select distinct activity from ${participationRows(db)} mine
      where person_id = ${personId} or account_id = ${accountId}`,
  )
  const rows = await db<{ activity: number }[]>`${all} order by activity`
  return rows.map(({ activity }) => activity)
}
