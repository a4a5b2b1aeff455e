import type { EarnedPoints } from '@foyer/api/staff/corrections'
import type { ISql } from 'postgres'
import { ms } from '../../../database/milliseconds.ts'
import { pointsOf } from '../../../engine/points.ts'
import { ledgerAccountRows, ledgerPostingRows, ledgerTransferRows } from '../../../engine/relations.ts'
import { activityRows } from '../../activities/public.ts'

const most = 100

/** The points that a person earned, each with the activity that issued them. */
export const earnedPointsOf = async (db: ISql, personId: number): Promise<EarnedPoints> => ({
  ...(await pointsOf(db, personId)),
  earned: await db<EarnedPoints['earned']>`
    select earn.id as transfer, issuer.activity, title, posting.amount as points, ${ms(db, 'at')} as at,
      exists (select from ${ledgerTransferRows(db)} undoing where undoing.reverses = earn.id) as "isReversed"
    from ${ledgerAccountRows(db)} account
      join ${ledgerPostingRows(db)} posting on posting.account_id = account.id
      join ${ledgerTransferRows(db)} earn on earn.id = posting.transfer_id
      join ${ledgerPostingRows(db)} issue on issue.transfer_id = earn.id
      join ${ledgerAccountRows(db)} issuer on issuer.id = issue.account_id and issuer.kind = 'issued'
      join ${activityRows(db)} activity on number = issuer.activity
    where account.unit = 'points' and account.kind = 'person' and account.person_id = ${personId} and earn.kind = 'earn'
    order by at desc, earn.id limit ${most}`,
})
