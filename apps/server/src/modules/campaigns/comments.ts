import type { CampaignActor, CampaignComment } from '@foyer/api/staff/campaigns'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { ms } from '../../database/milliseconds.ts'
import { Refused } from '../../refused.ts'
import { readActors, storedActor } from './actors.ts'
import type { StaffMember } from './caller.ts'
import { note, onCampaign } from './rows.ts'

export interface CommentRow extends Omit<CampaignComment, 'by' | 'resolved'> {
  readonly by: string
  readonly resolvedBy: string | null
  readonly resolvedAt: number | null
}

/** The most comments of a campaign that are shown; the newest. */
const most = 500

/** The comments of a campaign, oldest first. */
export const commentRows = async (db: ISql, campaign: string): Promise<CommentRow[]> => {
  const rows = await db<CommentRow[]>`
    select id, revision, block, text, by, ${ms(db, 'at')} as at, resolved_by as "resolvedBy",
      ${ms(db, 'resolved_at')} as "resolvedAt"
    from campaign_comments comment where campaign = ${campaign} order by comment.at desc, id desc limit ${most}`
  return rows.toReversed()
}

export const commentOf = (
  { by, resolvedBy, resolvedAt, ...row }: CommentRow,
  nameOf: (actor: string) => CampaignActor,
): CampaignComment => ({
  ...row,
  by: nameOf(by),
  resolved: resolvedBy !== null && resolvedAt !== null ? { by: nameOf(resolvedBy), at: resolvedAt } : null,
})

const listed = async (db: ISql, campaign: string): Promise<{ comments: CampaignComment[] }> => {
  const rows = await commentRows(db, campaign)
  const nameOf = await readActors(
    db,
    rows.flatMap(({ by, resolvedBy }) => [by, resolvedBy]),
  )
  return { comments: rows.map((row) => commentOf(row, nameOf)) }
}

interface NewComment {
  readonly id: string
  readonly key: string
  readonly revision: number
  readonly block: number | null
  readonly text: string
}

/** Adds a comment; the same key adds one. @returns all comments. @throws Refused `not_found` */
export const addComment = async (
  context: Pick<Context, 'db' | 'clocks'>,
  { id, key, revision, block, text }: NewComment,
  { actor }: StaffMember,
): Promise<{ comments: CampaignComment[] }> => {
  const wall = context.clocks.wall()
  await onCampaign(context, id, async (tx, row) => {
    if (revision > row.revision) throw new Refused('not_found', 'there is no such revision')
    const comment = { id: key, campaign: id, revision, block, text, by: storedActor(actor), at: new Date(wall) }
    const added = await tx`insert into campaign_comments ${tx(comment)} on conflict (id) do nothing returning id`
    if (added.length > 0) await note(tx, id, { actor, event: 'comment', wall, detail: { revision, comment: key } })
  })
  return listed(context.db, id)
}

/** Marks a comment as resolved; a repetition changes nothing. @throws Refused `not_found` */
export const resolveComment = async (
  context: Pick<Context, 'db' | 'clocks'>,
  { id, comment }: { readonly id: string; readonly comment: string },
  { actor }: StaffMember,
): Promise<{ comments: CampaignComment[] }> => {
  const wall = context.clocks.wall()
  await onCampaign(context, id, async (tx, row) => {
    const [found] = await tx<{ resolved: boolean }[]>`
      select resolved_at is not null as resolved from campaign_comments where id = ${comment} and campaign = ${id}`
    if (!found) throw new Refused('not_found', 'there is no such comment')
    if (found.resolved) return
    await tx`
      update campaign_comments set resolved_by = ${storedActor(actor)}, resolved_at = ${new Date(wall)}
      where id = ${comment}`
    await note(tx, id, { actor, event: 'resolve', wall, detail: { revision: row.revision, comment } })
  })
  return listed(context.db, id)
}
