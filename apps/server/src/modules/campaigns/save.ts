import type { CampaignDetail, DraftDocument, SavedCampaign } from '@foyer/api/staff/campaigns'
import { campaignMachine } from '@foyer/protocol/machines/campaign'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { transition } from '../../engine/transition.ts'
import { Refused } from '../../refused.ts'
import { readActors, storedActor } from './actors.ts'
import type { StaffMember } from './caller.ts'
import { detailOf, lockOf } from './detail.ts'
import { blankDocument, copyOf, isSame } from './document.ts'
import { checkDocument, storedFaults } from './faults.ts'
import { leaseMs } from './lock.ts'
import { editable } from './permitted.ts'
import {
  type CampaignRow,
  campaignOf,
  insertCampaign,
  note,
  onCampaign,
  type RevisionRow,
  revisionOf,
  writeRevision,
} from './rows.ts'

type Parts = Pick<Context, 'db' | 'clocks' | 'environment'>

/** Milliseconds within which the saves of one person make one revision of the history. */
const sittingMs = 10 * 60_000

interface Creation {
  readonly key: string
  readonly title?: string | undefined
  readonly from?: string | undefined
}

/** Creates a draft; the same key of one person creates one. @throws Refused `not_found` */
export const createCampaign = async (
  context: Parts,
  { key, title = '', from }: Creation,
  member: StaffMember,
): Promise<CampaignDetail> => {
  const { db, clocks } = context
  const { actor } = member
  const id = await db.begin(async (tx) => {
    const source = from === undefined ? undefined : await campaignOf(tx, from)
    const document = source ? copyOf((await revisionOf(tx, source.id, source.revision)).document) : blankDocument(title)
    const first = { key, document, schedule: { publishAt: null, endAt: null }, origin: 'create', actor } as const
    const created = await insertCampaign(tx, { ...first, wall: clocks.wall() })
    if (created) return created
    const [known] = await tx<{ id: string }[]>`
      select id from campaigns where create_key = ${key} and created_by = ${storedActor(actor)}`
    if (!known) throw new Refused('not_found', 'the key belongs to another campaign')
    return known.id
  })
  return detailOf(context, id, member)
}

/** Whether the next save of this person replaces a revision in the history. */
const isSameSitting = (last: RevisionRow, { actor }: StaffMember, wall: number): boolean =>
  last.origin === 'save' && last.by === storedActor(actor) && last.marks.length === 0 && last.beganAt > wall - sittingMs

const olderThan = async (tx: ISql, last: RevisionRow): Promise<SavedCampaign> => {
  const nameOf = await readActors(tx, [last.by])
  const { revision, savedAt, document } = last
  return { outcome: 'older', newer: { revision, savedAt, savedBy: nameOf(last.by), document } }
}

/** The authors whose text a new revision of a campaign has: those since the page that is published. */
const authorsOf = (row: CampaignRow, last: RevisionRow): readonly string[] =>
  row.publishedRevision === last.revision ? [] : last.authors

/**
 * Stores what a person writes in place of the latest revision, and leaves the state of a live page for a draft. The caller
 * holds the lock of the campaign.
 */
export const storeDraft = async (
  tx: ISql,
  row: CampaignRow,
  last: RevisionRow,
  next: Pick<RevisionRow, 'document' | 'publishAt' | 'endAt' | 'origin'> & {
    readonly authors?: readonly string[]
    readonly reason?: string | undefined
  },
  { member, wall }: { readonly member: StaffMember; readonly wall: number },
): Promise<number> => {
  const { actor } = member
  const replaced = next.origin === 'save' && isSameSitting(last, member, wall)
  const { publishAt, endAt } = next
  const revision = await writeRevision(tx, row, {
    document: next.document,
    origin: next.origin,
    schedule: { publishAt, endAt },
    actor,
    authors: next.authors ?? authorsOf(row, last),
    wall,
    ...(replaced && { replaces: last }),
  })
  const change = { before: { publishAt: last.publishAt, endAt: last.endAt }, after: { publishAt, endAt } }
  const entry = {
    actor,
    wall,
    detail: { revision },
    ...(next.reason !== undefined && { reason: next.reason }),
    ...(next.origin === 'schedule' && { change }),
  }
  // one entry for a sitting of autosaves
  if (!replaced) await note(tx, row.id, { ...entry, event: next.origin })
  if (row.status === 'live')
    await transition(tx, campaignMachine, { table: 'campaigns', id: row.id }, 'edit', {
      actor,
      wall,
      detail: { revision },
    })
  return revision
}

interface Save {
  readonly id: string
  readonly base: number
  readonly document: DraftDocument
}

/**
 * Stores the document of a draft as the next revision. The same document again changes nothing, so a lost answer is safe.
 *
 * @throws Refused `not_found`
 */
export const saveCampaign = (
  context: Parts,
  { id, base, document }: Save,
  member: StaffMember,
): Promise<SavedCampaign> =>
  onCampaign(context, id, async (tx, row): Promise<SavedCampaign> => {
    const wall = context.clocks.wall()
    const last = await revisionOf(tx, id, row.revision)
    const saved = async (revision: number, savedAt: number): Promise<SavedCampaign> => {
      const { compiled, faults } = checkDocument(document, row, context.environment.FOYER_MODE)
      const seen = { compiled, campaign: id, at: context.clocks.business() }
      return { outcome: 'saved', revision, savedAt, faults: [...faults, ...(await storedFaults(tx, document, seen))] }
    }
    if (isSame(last.document, document)) return saved(last.revision, last.savedAt)
    if (!(editable as readonly string[]).includes(row.status)) return { outcome: 'state', state: row.status }
    if (base !== row.revision) return olderThan(tx, last)
    const lock = await lockOf(tx, row, member, wall)
    if (lock && !lock.mine) return { outcome: 'locked', lock }
    const { publishAt, endAt } = last
    const revision = await storeDraft(tx, row, last, { document, publishAt, endAt, origin: 'save' }, { member, wall })
    await tx`
      update campaigns set lock_holder = ${member.id}, lock_until = ${new Date(wall + leaseMs)} where id = ${id}`
    return saved(revision, wall)
  })
