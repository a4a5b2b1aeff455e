import type { DraftDocument } from '@foyer/api/staff/campaigns'
import type { TransactionSql } from 'postgres'
import type { Actor } from '../../engine/audit.ts'
import { becomeLive } from './publish.ts'
import { campaignOf, insertCampaign, note, writeRevision } from './rows.ts'

interface Published {
  readonly number: number
  /** with absolute times */
  readonly document: DraftDocument
  /** whether publishing changed anything */
  readonly changed: boolean
  readonly origin: 'operator' | 'catalogue'
}

const schedule = { publishAt: null, endAt: null }

/**
 * Locks the campaign of an activity before its page is published. Every act on a campaign locks the campaign first, so that
 * no two wait for each other.
 */
export const holdCampaign = async (tx: TransactionSql, number: number): Promise<void> => {
  await tx`select from campaigns where activity = ${number} for update`
}

/**
 * Makes a file that was published without the console a revision of its campaign, which is live then. A draft in work
 * stays in the history. A file that changed nothing adds no revision, unless the activity has no campaign yet.
 */
export const recordPublication = async (
  tx: TransactionSql,
  { number, document, changed, origin }: Published,
  { actor, wall }: { readonly actor: Actor; readonly wall: number },
): Promise<void> => {
  const [known] = await tx<{ id: string }[]>`select id from campaigns where activity = ${number} for update`
  if (known && !changed) return
  const next = { document, schedule, origin, actor, wall }
  const id = known?.id ?? (await insertCampaign(tx, next))
  if (id === undefined) throw new Error('a campaign without a key was not created')
  if (known) {
    const revision = await writeRevision(tx, await campaignOf(tx, id), { ...next, authors: [] })
    await note(tx, id, { actor, event: origin, wall, detail: { revision } })
    await tx`update campaigns set submitted_by = null, approved_by = null where id = ${id}`
  }
  await becomeLive(tx, await campaignOf(tx, id), number, { actor, wall })
}
