import type { CampaignFault, CampaignSchedule, CampaignState, DraftDocument } from '@foyer/api/staff/campaigns'
import type { ISql, TransactionSql } from 'postgres'
import type { Context } from '../../context.ts'
import { ms } from '../../database/milliseconds.ts'
import { type Actor, audit } from '../../engine/audit.ts'
import { Refused } from '../../refused.ts'
import { storedActor } from './actors.ts'
import { type DocumentFacts, factsOf } from './document.ts'

/** A campaign as its table has it. Actors are as `storedActor` writes them. */
export interface CampaignRow extends Omit<DocumentFacts, 'search'>, CampaignSchedule {
  readonly id: string
  readonly status: CampaignState
  readonly revision: number
  /** ids of the members of staff who wrote the latest revision */
  readonly authors: readonly string[]
  /** the number of the published activity */
  readonly activity: number | null
  readonly publishedRevision: number | null
  readonly submittedBy: string | null
  readonly approvedBy: string | null
  readonly approvedHash: Buffer | null
  readonly stopped: readonly CampaignFault[] | null
  readonly lockHolder: string | null
  readonly lockUntil: number | null
  readonly createdBy: string
  readonly updatedBy: string
  readonly updatedAt: number
}

/** A query of campaigns; a condition follows it. */
export const campaignRows = (db: ISql) => db`
  select id, status, revision, number, code, title, ${ms(db, 'opens_at')} as "opensAt",
    ${ms(db, 'closes_at')} as "closesAt", ${ms(db, 'publish_at')} as "publishAt", ${ms(db, 'end_at')} as "endAt",
    authors, activity, published_revision as "publishedRevision", submitted_by as "submittedBy", approved_by as "approvedBy",
    approved_hash as "approvedHash", stopped, lock_holder as "lockHolder", ${ms(db, 'lock_until')} as "lockUntil",
    created_by as "createdBy", updated_by as "updatedBy", ${ms(db, 'updated_at')} as "updatedAt"
  from campaigns`

/** @throws Refused `not_found` */
export const campaignOf = async (db: ISql, id: string, lock = false): Promise<CampaignRow> => {
  const [row] = await db<CampaignRow[]>`${campaignRows(db)} where id = ${id} ${lock ? db`for update` : db``}`
  if (!row) throw new Refused('not_found', 'there is no such campaign')
  return row
}

/** Runs an act on a campaign, which no other act changes meanwhile. @throws Refused `not_found` */
export const onCampaign = <T>(
  { db }: Pick<Context, 'db'>,
  id: string,
  act: (tx: TransactionSql, row: CampaignRow) => Promise<T>,
): Promise<T> => db.begin(async (tx) => act(tx, await campaignOf(tx, id, true))) as Promise<T>

export interface RevisionRow extends CampaignSchedule {
  readonly revision: number
  readonly document: DraftDocument
  readonly by: string
  readonly authors: readonly string[]
  readonly origin: 'create' | 'save' | 'schedule' | 'revert' | 'operator' | 'catalogue'
  readonly marks: readonly ('submitted' | 'approved' | 'published')[]
  readonly beganAt: number
  readonly savedAt: number
}

export const revisionRows = (db: ISql) => db`
  select revision, document, ${ms(db, 'publish_at')} as "publishAt", ${ms(db, 'end_at')} as "endAt", by, authors, origin,
    marks, ${ms(db, 'began_at')} as "beganAt", ${ms(db, 'saved_at')} as "savedAt"
  from campaign_revisions`

/** @throws Refused `not_found` */
export const revisionOf = async (db: ISql, campaign: string, revision: number): Promise<RevisionRow> => {
  const [row] = await db<RevisionRow[]>`
    ${revisionRows(db)} where campaign = ${campaign} and revision = ${revision}`
  if (!row) throw new Refused('not_found', 'there is no such revision')
  return row
}

const momentOf = (at: number | null): Date | null => (at === null ? null : new Date(at))
const json = (db: ISql, value: unknown) => db.json(JSON.parse(JSON.stringify(value)))

/** Columns of a campaign that repeat what its latest revision says. */
const copied = (tx: ISql, document: DraftDocument, { publishAt, endAt }: CampaignSchedule) => {
  const { number, code, title, opensAt, closesAt, search } = factsOf(document)
  return {
    number,
    code,
    title: json(tx, title),
    search,
    opens_at: momentOf(opensAt),
    closes_at: momentOf(closesAt),
    publish_at: momentOf(publishAt),
    end_at: momentOf(endAt),
  }
}

export interface NewRevision {
  readonly document: DraftDocument
  readonly schedule: CampaignSchedule
  readonly origin: RevisionRow['origin']
  readonly actor: Actor
  /** members of staff whose text the document has, without the actor */
  readonly authors: readonly string[]
  readonly wall: number
  /** the revision that this one replaces, because the same person saved it a moment ago */
  readonly replaces?: RevisionRow
}

/** Stores the next revision of a campaign. The caller holds the campaign's lock. @returns its number */
export const writeRevision = async (
  tx: ISql,
  { id, revision: last }: Pick<CampaignRow, 'id' | 'revision'>,
  { document, schedule, origin, actor, authors, wall, replaces }: NewRevision,
): Promise<number> => {
  const revision = last + 1
  const own = typeof actor !== 'string' && actor.kind === 'staff' ? [actor.id] : []
  const writers = [...new Set([...authors, ...own])]
  const by = storedActor(actor)
  const facts = copied(tx, document, schedule)
  if (replaces) await tx`delete from campaign_revisions where campaign = ${id} and revision = ${replaces.revision}`
  const row = {
    campaign: id,
    revision,
    document: json(tx, document),
    publish_at: facts.publish_at,
    end_at: facts.end_at,
    by,
    authors: writers,
    origin,
    began_at: new Date(replaces?.beganAt ?? wall),
    saved_at: new Date(wall),
  }
  await tx`insert into campaign_revisions ${tx(row)}`
  await tx`
    update campaigns set ${tx(facts)}, revision = ${revision}, authors = ${writers},
      writers = array(select distinct writer from unnest(writers || ${writers}) writer order by writer),
      updated_by = ${by}, updated_at = ${new Date(wall)}
    where id = ${id}`
  return revision
}

export interface NewCampaign extends Omit<NewRevision, 'replaces' | 'authors'> {
  readonly key?: string
}

/**
 * Creates a campaign with its first revision, with an entry in the audit trail.
 *
 * @returns its id; undefined if the key created one before
 */
export const insertCampaign = async (tx: ISql, { key, ...first }: NewCampaign): Promise<string | undefined> => {
  const { document, schedule, actor, wall } = first
  const by = storedActor(actor)
  const row = {
    create_key: key ?? null,
    ...copied(tx, document, schedule),
    authors: [],
    writers: [],
    created_by: by,
    created_at: new Date(wall),
    updated_by: by,
    updated_at: new Date(wall),
  }
  const [created] = await tx<{ id: string }[]>`
    insert into campaigns ${tx(row)} on conflict (create_key) do nothing returning id`
  if (!created) return undefined
  await writeRevision(tx, { id: created.id, revision: 0 }, { ...first, authors: [] })
  await note(tx, created.id, { actor, event: 'create', wall, detail: { revision: 1 } })
  return created.id
}

/** Writes an entry about a campaign to the audit trail. */
export const note = (
  tx: ISql,
  id: string,
  entry: Omit<Parameters<typeof audit>[1], 'subject' | 'subjectId'>,
): Promise<void> => audit(tx, { ...entry, subject: 'campaigns', subjectId: id })

/** Marks a revision with what happened to it, so that no later save replaces it. */
export const mark = async (
  tx: ISql,
  { id, revision }: Pick<CampaignRow, 'id' | 'revision'>,
  what: RevisionRow['marks'][number],
): Promise<void> => {
  await tx`
    update campaign_revisions set marks = array_append(array_remove(marks, ${what}), ${what})
    where campaign = ${id} and revision = ${revision}`
}
