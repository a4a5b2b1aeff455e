import type { DraftDocument } from '@foyer/api/staff/campaigns'
import { readRule } from '@foyer/api/staff/rules'
import { campaignMachine } from '@foyer/protocol/machines/campaign'
import type { TransactionSql } from 'postgres'
import type { Context } from '../../context.ts'
import { type Actor, audit, type StaffActor } from '../../engine/audit.ts'
import { lockRules } from '../../engine/stored-rules.ts'
import { transition } from '../../engine/transition.ts'
import { type Compiled, Faulty } from '../content/public.ts'
import { lockNumber, publishWithin } from '../publishing/public.ts'
import { putRuleInForce } from '../rules/public.ts'
import { faultsOfRule, usedNames } from './faults.ts'
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
  const row = { table: 'campaigns', id } as const
  const state = await transition(tx, campaignMachine, row, 'publish', { actor, wall, detail: { revision } })
  if (state === undefined) throw new Error('the campaign cannot become live')
  await tx`
    update campaigns set activity = ${activity}, published_revision = ${revision}, approved_hash = null, stopped = null,
      updated_at = ${new Date(wall)}
    where id = ${id}`
  await mark(tx, { id, revision }, 'published')
}

/** The member of staff whom a column names. */
const memberIn = (stored: string | null): StaffActor => {
  if (!stored?.startsWith('staff:')) throw new Error('a rule has an author and an approver')
  return { kind: 'staff', id: stored.slice('staff:'.length), reference: null }
}

/** The approver: the member of staff who acts now, or the stored approver if a job publishes the campaign. */
const approverOf = ({ approvedBy }: CampaignRow, { actor }: By): StaffActor =>
  typeof actor === 'object' && actor.kind === 'staff' ? actor : memberIn(approvedBy)

interface Checked {
  readonly document: DraftDocument
  readonly compiled: Compiled
}

/** Puts the rule of a document in force. No join runs after the publication in this transaction, so the result of the check remains valid. */
const publishRule = async (
  context: Pick<Context, 'secrets' | 'clocks'>,
  tx: TransactionSql,
  row: CampaignRow,
  { document, compiled }: Checked,
  by: By,
): Promise<void> => {
  const faults = await faultsOfRule(tx, document, compiled, context.clocks.business())
  const { rule } = document.rule ? readRule(document.rule) : {}
  if (faults.length > 0 || !rule) throw new Faulty(faults)
  const [author, approver] = [memberIn(row.submittedBy), approverOf(row, by)]
  const reason = `Revision ${row.revision} of its campaign`
  await putRuleInForce(context, tx, { activity: compiled.facts.number, rule, author, approver, reason })
}

/**
 * Publishes the page of a campaign's latest revision with its rule. The caller holds the lock of the campaign, and rolls
 * back if this throws.
 *
 * @throws Faulty if the campaign conflicts with the database
 */
export const publishCampaign = async (
  context: Pick<Context, 'secrets' | 'clocks'>,
  tx: TransactionSql,
  row: CampaignRow,
  { document, compiled }: Checked,
  by: By,
): Promise<void> => {
  const { number } = compiled.facts
  // nobody else publishes this number between the check and the end of the transaction
  await lockNumber(tx, number)
  const used = await usedNames(tx, document, row.id)
  if (used.length > 0) throw new Faulty(used)
  const { rule } = document
  // decisions about rules take their locks in this order too
  if (rule) await lockRules(tx, number)
  const { version } = await publishWithin(tx, compiled, by.wall)
  if (rule) await publishRule(context, tx, row, { document, compiled }, by)
  const detail = { version, campaign: row.id, revision: row.revision }
  await audit(tx, { ...by, subject: 'activities', subjectId: String(number), event: 'publish', detail })
  await becomeLive(tx, row, number, by)
}
