import type { CampaignDetail, CampaignEvent, CampaignLock } from '@foyer/api/staff/campaigns'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { ms } from '../../database/milliseconds.ts'
import { staffAuditRows } from '../../engine/relations.ts'
import { readActors } from './actors.ts'
import type { StaffMember } from './caller.ts'
import { commentOf, commentRows } from './comments.ts'
import { checkDocument, storedFaults } from './faults.ts'
import { summaryOf } from './list.ts'
import { actsOf } from './permitted.ts'
import { type CampaignRow, campaignOf, revisionOf } from './rows.ts'

/** The most entries of a history. */
const mostEvents = 100

interface EventRow extends Omit<CampaignEvent, 'by' | 'from' | 'to' | 'revision'> {
  readonly actor: string
  readonly staffId: string | null
  readonly fromStatus: string | null
  readonly toStatus: string | null
  readonly detail: Readonly<Record<string, unknown>>
}

const readEvents = (db: ISql, id: string) => db<EventRow[]>`
  select id::text, ${ms(db, 'at')} as at, actor, staff_id as "staffId", event, from_status as "fromStatus",
    to_status as "toStatus", reason, detail
  from ${staffAuditRows(db)} entry where subject = 'campaigns' and subject_id = ${id}
  order by entry.id::bigint desc limit ${mostEvents}`

/** The actor of an entry of the audit trail, as the tables of campaigns store actors. */
const storedOf = ({ actor, staffId, detail }: EventRow): string => {
  if (staffId !== null) return `staff:${staffId}`
  return actor === 'operator' ? `operator:${String(detail.by ?? '')}` : 'system'
}

/** Who edits a campaign now; null if nobody does. */
export const lockOf = async (
  db: ISql,
  { lockHolder, lockUntil }: Pick<CampaignRow, 'lockHolder' | 'lockUntil'>,
  { id }: Pick<StaffMember, 'id'>,
  wall: number,
): Promise<CampaignLock | null> => {
  if (lockHolder === null || lockUntil === null || lockUntil <= wall) return null
  const nameOf = await readActors(db, [`staff:${lockHolder}`])
  return { by: nameOf(`staff:${lockHolder}`), until: lockUntil, mine: lockHolder === id }
}

/** Everything that the page of a campaign shows. @throws Refused `not_found` */
export const detailOf = async (
  { db, clocks, environment }: Pick<Context, 'db' | 'clocks' | 'environment'>,
  id: string,
  member: StaffMember,
): Promise<CampaignDetail> =>
  db.begin('isolation level repeatable read read only', async (tx) => {
    const row = await campaignOf(tx, id)
    const { document } = await revisionOf(tx, id, row.revision)
    const comments = await commentRows(tx, id)
    const events = await readEvents(tx, id)
    const nameOf = await readActors(tx, [
      ...[row.createdBy, row.updatedBy, row.submittedBy, row.approvedBy],
      ...row.authors.map((author) => `staff:${author}`),
      ...comments.flatMap(({ by, resolvedBy }) => [by, resolvedBy]),
      ...events.map(storedOf),
    ])
    const { compiled, faults } = checkDocument(document, row, environment.FOYER_MODE)
    const seen = { compiled, campaign: id, at: clocks.business() }
    return {
      summary: summaryOf(row, member, nameOf),
      document,
      authors: row.authors.map((author) => nameOf(`staff:${author}`)),
      submittedBy: row.submittedBy === null ? null : nameOf(row.submittedBy),
      approvedBy: row.approvedBy === null ? null : nameOf(row.approvedBy),
      stopped: row.stopped === null ? null : [...row.stopped],
      lock: await lockOf(tx, row, member, clocks.wall()),
      faults: [...faults, ...(await storedFaults(tx, document, seen))],
      comments: comments.map((comment) => commentOf(comment, nameOf)),
      history: events.map((event) => ({
        id: event.id,
        at: event.at,
        by: nameOf(storedOf(event)),
        event: event.event,
        from: event.fromStatus,
        to: event.toStatus,
        reason: event.reason,
        revision: typeof event.detail.revision === 'number' ? event.detail.revision : null,
      })),
      acts: actsOf(row, member),
    }
  }) as Promise<CampaignDetail>
