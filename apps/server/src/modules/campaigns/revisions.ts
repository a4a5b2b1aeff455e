import type { RevisionSummary } from '@foyer/api/staff/campaign-revisions'
import type { CampaignActor, DraftDocument } from '@foyer/api/staff/campaigns'
import type { ISql } from 'postgres'
import { readActors } from './actors.ts'
import { campaignOf, type RevisionRow, revisionOf, revisionRows } from './rows.ts'

/** The most revisions of a page. */
const pageSize = 50

const summaryOf = (
  row: RevisionRow,
  live: number | null,
  nameOf: (actor: string) => CampaignActor,
): RevisionSummary => ({
  revision: row.revision,
  at: row.savedAt,
  by: nameOf(row.by),
  origin: row.origin,
  schedule: { publishAt: row.publishAt, endAt: row.endAt },
  marks: [...row.marks, ...(row.revision === live ? (['live'] as const) : [])],
})

const liveOf = async (db: ISql, id: string): Promise<number | null> => {
  const { status, publishedRevision } = await campaignOf(db, id)
  return status === 'closed' ? null : publishedRevision
}

/** A page of the revisions of a campaign, newest first. @throws Refused `not_found` */
export const listRevisions = async (
  db: ISql,
  { id, before }: { readonly id: string; readonly before?: number | undefined },
): Promise<{ revisions: RevisionSummary[]; before: number | null }> => {
  const live = await liveOf(db, id)
  const rows = await db<RevisionRow[]>`
    ${revisionRows(db)} where campaign = ${id} ${before === undefined ? db`` : db`and revision < ${before}`}
    order by revision desc limit ${pageSize + 1}`
  const page = rows.slice(0, pageSize)
  const nameOf = await readActors(
    db,
    page.map(({ by }) => by),
  )
  return {
    revisions: page.map((row) => summaryOf(row, live, nameOf)),
    before: rows.length > pageSize ? (page.at(-1)?.revision ?? null) : null,
  }
}

/** One revision with its document. @throws Refused `not_found` */
export const openRevision = async (
  db: ISql,
  { id, revision }: { readonly id: string; readonly revision: number },
): Promise<RevisionSummary & { document: DraftDocument }> => {
  const live = await liveOf(db, id)
  const row = await revisionOf(db, id, revision)
  return { ...summaryOf(row, live, await readActors(db, [row.by])), document: row.document }
}
