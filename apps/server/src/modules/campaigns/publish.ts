import type { DraftDocument } from '@foyer/api/staff/campaigns'
import { campaignMachine } from '@foyer/protocol/machines/campaign'
import type { TransactionSql } from 'postgres'
import { type Actor, audit } from '../../engine/audit.ts'
import { transition } from '../../engine/transition.ts'
import { type Compiled, Faulty } from '../content/public.ts'
import { lockNumber, publishWithin } from '../publishing/public.ts'
import { usedNames } from './faults.ts'
import { type CampaignRow, mark } from './rows.ts'

interface By {
  readonly actor: Actor
  readonly wall: number
}

/**
 * Makes a revision the live one, after its page was published.
 *
 * @throws Error if the state does not allow it
 */
export const becomeLive = async (
  tx: TransactionSql,
  { id, revision }: Pick<CampaignRow, 'id' | 'revision'>,
  activity: number,
  { actor, wall }: By,
): Promise<void> => {
  const row = { table: 'campaigns', id }
  const state = await transition(tx, campaignMachine, row, 'publish', { actor, wall, detail: { revision } })
  if (state === undefined) throw new Error('the campaign cannot become live')
  await tx`
    update campaigns set activity = ${activity}, published_revision = ${revision}, approved_hash = null, stopped = null,
      updated_at = ${new Date(wall)}
    where id = ${id}`
  await mark(tx, { id, revision }, 'published')
}

/**
 * Publishes the page of a campaign's latest revision. The caller holds the lock of the campaign, and rolls back if this
 * throws.
 *
 * @throws Faulty if the campaign conflicts with the database
 */
export const publishCampaign = async (
  tx: TransactionSql,
  row: CampaignRow,
  { document, compiled }: { readonly document: DraftDocument; readonly compiled: Compiled },
  by: By,
): Promise<void> => {
  const { number } = compiled.facts
  // nobody else publishes this number between the check and the end of the transaction
  await lockNumber(tx, number)
  const faults = await usedNames(tx, document, row.id)
  if (faults.length > 0) throw new Faulty(faults)
  const { version } = await publishWithin(tx, compiled, by.wall)
  const detail = { version, campaign: row.id, revision: row.revision }
  await audit(tx, { ...by, subject: 'activities', subjectId: String(number), event: 'publish', detail })
  await becomeLive(tx, row, number, by)
}
