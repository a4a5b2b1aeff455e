import type { CareRecords } from '@foyer/api/staff/care'
import type { ISql } from 'postgres'
import { ms } from '../../database/milliseconds.ts'
import { participationRows } from '../../engine/relations.ts'
import { clientAccountRows } from '../accounts/public.ts'
import { activityRows } from '../activities/public.ts'
import { consentRows, personRows } from '../identity/public.ts'
import { applicationRows } from '../offerings/public.ts'

const most = 200

/** Joins, applications of the accounts under the person's number, and the latest answer about each document. */
export const recordsOf = async (db: ISql, personId: number): Promise<CareRecords> => ({
  joins: await db<CareRecords['joins']>`
    select activity, title, stage, reference, ${ms(db, 'joined_at')} as at
    from ${participationRows(db)} part join ${activityRows(db)} activity on number = activity
    where person_id = ${personId} order by joined_at desc, part.id desc limit ${most}`,
  applications: await db<CareRecords['applications']>`
    select reference, application.name, application.status, lots, ${ms(db, 'applied_at')} as at
    from ${personRows(db)} person
      join ${clientAccountRows(db)} account on account.mobile_hash = person.mobile_hash
      join ${applicationRows(db)} application on application.account_id = account.id
    where person.id = ${personId} order by applied_at desc, reference limit ${most}`,
  agreements: await db<CareRecords['agreements']>`
    select document, version, agreed, ${ms(db, 'given_at')} as at from (
      select distinct on (document) document, version, agreed, given_at
      from ${consentRows(db)} consent where person_id = ${personId} order by document, consent.id desc) latest
    order by given_at desc, document`,
})
