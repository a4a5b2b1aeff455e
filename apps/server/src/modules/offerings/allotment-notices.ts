import type { NoticeFacts } from '@foyer/api/notices'
import type { ISql } from 'postgres'
import { addNotices } from '../../engine/notices/add-notice.ts'
import { clientAccountRows } from '../accounts/public.ts'
import { activityRows } from '../activities/public.ts'
import { personRows } from '../identity/public.ts'

/**
 * Notifies the persons under whose number the accounts of these applications are that the result is known, once an
 * offering. The notice does not say what the result is, because it is shown below login level.
 */
export const notifyAllotted = async (tx: ISql, ids: readonly string[], wall: number): Promise<void> => {
  const rows = await tx<({ personId: number } & NoticeFacts<'allotment'>)[]>`
    select distinct person.id as "personId", application.offering, offering.facts -> 'name' as name, activity.route
    from offering_applications application
    join offerings offering on offering.code = application.offering
    join ${activityRows(tx)} activity on activity.number = offering.activity
    join ${clientAccountRows(tx)} account on account.id = application.account_id
    join ${personRows(tx)} person on person.mobile_hash = account.mobile_hash
    where application.id = any (${[...ids]}::uuid[]) and application.status in ('allotted', 'none')`
  await addNotices(
    tx,
    rows.map(({ personId, ...facts }) => ({ personId, kind: 'allotment', key: facts.offering, facts, wall })),
  )
}
