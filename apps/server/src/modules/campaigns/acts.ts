import type { CampaignActReply, CampaignSchedule } from '@foyer/api/staff/campaigns'
import { campaignMachine } from '@foyer/protocol/machines/campaign'
import type { EventOf } from '@foyer/protocol/machines/rewards'
import type { ISql, TransactionSql } from 'postgres'
import type { Context } from '../../context.ts'
import { transition } from '../../engine/transition.ts'
import { endActivity } from '../activities/public.ts'
import { Faulty } from '../content/public.ts'
import type { StaffMember } from './caller.ts'
import { detailOf } from './detail.ts'
import { hashOf } from './document.ts'
import { checkDocument, storedFaults } from './faults.ts'
import { actsOf, isAuthor } from './permitted.ts'
import { publishCampaign } from './publish.ts'
import { type CampaignRow, mark, onCampaign, revisionOf } from './rows.ts'
import { storeDraft } from './save.ts'

type Parts = Pick<Context, 'db' | 'secrets' | 'clocks' | 'environment'>
type Outcome = CampaignActReply['outcome']
type Event = EventOf<typeof campaignMachine>

/** An act on the exact revision that a person looked at. */
interface OnRevision {
  readonly id: string
  readonly revision: number
}

interface Now {
  readonly member: StaffMember
  readonly wall: number
}

const replyTo = async (
  context: Parts,
  id: string,
  member: StaffMember,
  run: (tx: TransactionSql, row: CampaignRow, now: Now) => Promise<Outcome>,
): Promise<CampaignActReply> => {
  const now = { member, wall: context.clocks.wall() }
  const outcome = await onCampaign(context, id, (tx, row) => run(tx, row, now))
  return { outcome, campaign: await detailOf(context, id, member) }
}

const move = (
  tx: ISql,
  { id, revision }: OnRevision,
  event: Event,
  { member, wall }: Now,
  reason?: string,
): Promise<string | undefined> =>
  transition(tx, campaignMachine, { table: 'campaigns', id }, event, {
    actor: member.actor,
    wall,
    detail: { revision },
    ...(reason !== undefined && { reason }),
  })

/** Stores columns of a campaign other than its state. */
const touch = (
  tx: ISql,
  id: string,
  { member, wall }: Now,
  columns: Readonly<Record<string, string | Buffer | null>>,
) => tx`
  update campaigns set ${tx({ ...columns, updated_by: `staff:${member.id}`, updated_at: new Date(wall) })} where id = ${id}`

/** Checks the latest revision as it would be published. */
const check = async ({ environment, clocks }: Parts, tx: ISql, row: CampaignRow) => {
  const { document } = await revisionOf(tx, row.id, row.revision)
  const { compiled, faults } = checkDocument(document, row, environment.FOYER_MODE)
  const stored = await storedFaults(tx, document, { compiled, campaign: row.id, at: clocks.business() })
  return compiled && stored.length === 0 ? { document, compiled } : { faults: [...faults, ...stored] }
}

type WithReason = OnRevision & { readonly reason?: string | undefined }

/** Submits the latest revision for approval. */
export const submit = (
  context: Parts,
  { id, revision, note }: OnRevision & { readonly note?: string | undefined },
  member: StaffMember,
): Promise<CampaignActReply> =>
  replyTo(context, id, member, async (tx, row, now) => {
    if (revision !== row.revision) return 'older'
    if (!actsOf(row, member).includes('submit')) return 'state'
    if (!(await check(context, tx, row)).compiled) return 'faulty'
    await move(tx, row, 'submit', now, note)
    await touch(tx, id, now, {
      submitted_by: `staff:${member.id}`,
      approved_by: null,
      stopped: null,
      lock_holder: null,
    })
    await mark(tx, row, 'submitted')
    return 'done'
  })

/** Makes a submitted or approved campaign a draft again. */
export const withdraw = (context: Parts, { id, revision, reason }: WithReason, member: StaffMember) =>
  replyTo(context, id, member, async (tx, row, now) => {
    if (revision !== row.revision) return 'older'
    if (!(await move(tx, row, 'withdraw', now, reason))) return 'state'
    await touch(tx, id, now, { submitted_by: null, approved_by: null, approved_hash: null })
    return 'done'
  })

/** Returns a submitted campaign to its authors. */
export const returnToAuthors = (
  context: Parts,
  { id, revision, reason }: OnRevision & { readonly reason: string },
  member: StaffMember,
) =>
  replyTo(context, id, member, async (tx, row, now) => {
    if (revision !== row.revision) return 'older'
    if (!(await move(tx, row, 'return', now, reason))) return 'state'
    await touch(tx, id, now, { submitted_by: null })
    return 'done'
  })

/**
 * Approves the submitted revision with its schedule, and publishes it at once if its moment has come. Whoever wrote or
 * submitted it is refused, under any session.
 */
export const approve = (context: Parts, { id, revision }: OnRevision, member: StaffMember): Promise<CampaignActReply> =>
  replyTo(context, id, member, async (tx, row, now) => {
    if (revision !== row.revision) return 'older'
    if (row.status !== 'submitted') return 'state'
    if (isAuthor(row, member)) return 'author'
    const { document, compiled } = await check(context, tx, row)
    if (!compiled) return 'faulty'
    try {
      await tx.savepoint(async (inner) => {
        await move(inner, row, 'approve', now)
        const approved = { approved_by: `staff:${member.id}`, approved_hash: hashOf(compiled, document.rule) }
        await touch(inner, id, now, approved)
        await mark(inner, row, 'approved')
        const isDue = row.publishAt === null || row.publishAt <= context.clocks.business()
        if (isDue)
          await publishCampaign(context, inner, row, { document, compiled }, { actor: member.actor, wall: now.wall })
      })
    } catch (error) {
      if (error instanceof Faulty) return 'faulty'
      throw error
    }
    return 'done'
  })

/** Changes when the page is published and when the activity ends. */
export const schedule = (
  context: Parts,
  { id, revision, schedule: next }: OnRevision & { readonly schedule: CampaignSchedule },
  member: StaffMember,
): Promise<CampaignActReply> =>
  replyTo(context, id, member, async (tx, row, now) => {
    if (revision !== row.revision) return 'older'
    if (!actsOf(row, member).includes('schedule')) return 'state'
    if (row.publishAt === next.publishAt && row.endAt === next.endAt) return 'done'
    const last = await revisionOf(tx, id, revision)
    await storeDraft(tx, row, last, { document: last.document, ...next, origin: 'schedule' }, now)
    return 'done'
  })

/** Makes a new draft with the document of an older revision. */
export const revert = (
  context: Parts,
  { id, revision, to, reason }: WithReason & { readonly to: number },
  member: StaffMember,
): Promise<CampaignActReply> =>
  replyTo(context, id, member, async (tx, row, now) => {
    if (revision !== row.revision) return 'older'
    if (!actsOf(row, member).includes('revert')) return 'state'
    const last = await revisionOf(tx, id, revision)
    const older = await revisionOf(tx, id, to)
    const { publishAt, endAt } = last
    // an older text has its own authors
    const { document, authors } = older
    await storeDraft(tx, row, last, { document, authors, publishAt, endAt, origin: 'revert', reason }, now)
    return 'done'
  })

/** Ends the live activity at this minute, whatever revision is in work. */
export const close = (
  context: Parts,
  { id, reason }: { readonly id: string; readonly reason: string },
  member: StaffMember,
): Promise<CampaignActReply> =>
  replyTo(context, id, member, async (tx, row, now) => {
    const { activity, publishedRevision } = row
    if (activity === null || publishedRevision === null || row.status === 'closed') return 'state'
    const { before, after } = await endActivity(tx, activity, context.clocks.business())
    await transition(tx, campaignMachine, { table: 'campaigns', id }, 'close', {
      actor: member.actor,
      wall: now.wall,
      reason,
      detail: { revision: publishedRevision },
      change: { before: { closesAt: before }, after: { closesAt: after } },
    })
    await touch(tx, id, now, { submitted_by: null, approved_by: null, approved_hash: null, lock_holder: null })
    return 'done'
  })
