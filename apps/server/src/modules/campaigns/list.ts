// cspell:ignore strpos
import type { CampaignActor, CampaignList, CampaignListRequest, CampaignSummary } from '@foyer/api/staff/campaigns'
import type { Fragment, ISql, Sql } from 'postgres'
import { readActors } from './actors.ts'
import type { StaffMember } from './caller.ts'
import { waitingCondition, waitsFor } from './permitted.ts'
import { type CampaignRow, campaignRows } from './rows.ts'

/** The most campaigns of a page. */
export const pageSize = 50

/** The last campaign of the page before: the moment of its last change, and its id. */
const cursorForm = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** A campaign as lists show it. */
export const summaryOf = (
  row: CampaignRow,
  member: StaffMember,
  nameOf: (actor: string) => CampaignActor,
): CampaignSummary => ({
  id: row.id,
  state: row.status,
  revision: row.revision,
  number: row.number,
  code: row.code,
  title: row.title,
  opensAt: row.opensAt,
  closesAt: row.closesAt,
  schedule: { publishAt: row.publishAt, endAt: row.endAt },
  liveRevision: row.status === 'closed' ? null : row.publishedRevision,
  updatedAt: row.updatedAt,
  updatedBy: nameOf(row.updatedBy),
  createdBy: nameOf(row.createdBy),
  waitsForMe: waitsFor(row, member),
})

const conditionOf = (db: ISql, { filter, after }: CampaignListRequest, member: StaffMember): Fragment => {
  const { state, text, author, waiting } = filter
  const [, at, id] = cursorForm.exec(after ?? '') ?? []
  const conditions = [
    state !== undefined && db`status = ${state}`,
    // the search is for a part of the text as it is written, so no character has a meaning of its own
    text !== undefined && db`strpos(search, ${text.toLowerCase()}) > 0`,
    author !== undefined && db`(${author} = any (writers) or created_by = ${`staff:${author}`})`,
    waiting && waitingCondition(db, member),
    at !== undefined && id !== undefined && db`(updated_at, id) < (${new Date(Number(at))}, ${id}::uuid)`,
  ].filter((condition) => condition !== false && condition !== undefined)
  return conditions.reduce((all, one) => db`${all} and ${one}`, db`true`)
}

/** A page of campaigns; the one that changed last is first. */
export const listCampaigns = async (
  db: Sql,
  request: CampaignListRequest,
  member: StaffMember,
): Promise<CampaignList> => {
  const rows = await db<CampaignRow[]>`
    ${campaignRows(db)} where ${conditionOf(db, request, member)}
    order by updated_at desc, id desc limit ${db.unsafe(String(pageSize + 1))}`
  const page = rows.slice(0, pageSize)
  const nameOf = await readActors(
    db,
    page.flatMap(({ createdBy, updatedBy }) => [createdBy, updatedBy]),
  )
  const last = page.at(-1)
  return {
    campaigns: page.map((row) => summaryOf(row, member, nameOf)),
    after: rows.length > pageSize && last ? `${last.updatedAt}.${last.id}` : null,
  }
}

/** The members of staff who wrote campaigns, by name. */
export const listAuthors = async (db: ISql): Promise<{ authors: { id: string; name: string }[] }> => {
  const rows = await db<{ writer: string }[]>`
    select distinct unnest(writers) as writer from campaigns order by writer limit 500`
  const nameOf = await readActors(
    db,
    rows.map(({ writer }) => `staff:${writer}`),
  )
  const authors = rows.map(({ writer }) => ({ id: writer, name: nameOf(`staff:${writer}`).name }))
  return { authors: authors.sort((one, other) => one.name.localeCompare(other.name)) }
}
