import type { CampaignFaultCode } from '@foyer/api/staff/campaign-faults'
import type { CampaignFault } from '@foyer/api/staff/campaigns'
import { campaignMachine } from '@foyer/protocol/machines/campaign'
import type { TransactionSql } from 'postgres'
import type { Context } from '../../context.ts'
import { transition } from '../../engine/transition.ts'
import { defineJob } from '../../jobs/job.ts'
import { findActivity } from '../activities/public.ts'
import { campaignFaultOf, Faulty } from '../content/public.ts'
import { hashOf } from './document.ts'
import { checkDocument } from './faults.ts'
import { prunePreviews } from './personal-data.ts'
import { publishCampaign } from './publish.ts'
import { type CampaignRow, campaignRows, revisionOf } from './rows.ts'

type Parts = Pick<Context, 'db' | 'secrets' | 'clocks' | 'environment'>

/** Campaigns that one run looks at; the next run continues. */
const batch = 200

const differs: CampaignFault = {
  path: '',
  block: null,
  code: 'differs_from_approved' satisfies CampaignFaultCode,
  values: {},
  message: 'the page would differ from the approved one, since a release changed how it is made: submit it again',
}

/** Publishes the approved page. @returns the faults for which it could not */
const publishApproved = async (
  context: Parts,
  tx: TransactionSql,
  row: CampaignRow,
  wall: number,
): Promise<readonly CampaignFault[]> => {
  const { environment } = context
  const { document } = await revisionOf(tx, row.id, row.revision)
  const { compiled, faults } = checkDocument(document, row, environment.FOYER_MODE)
  if (!compiled) return faults
  if (!row.approvedHash?.equals(hashOf(compiled, document.rule))) return [differs]
  try {
    await tx.savepoint((inner) =>
      publishCampaign(context, inner, row, { document, compiled }, { actor: 'system', wall }),
    )
    return []
  } catch (error) {
    if (error instanceof Faulty) return error.faults.map(campaignFaultOf)
    throw error
  }
}

const stop = async (
  tx: TransactionSql,
  { id, revision }: CampaignRow,
  faults: readonly CampaignFault[],
  wall: number,
): Promise<void> => {
  const [first] = faults
  await transition(tx, campaignMachine, { table: 'campaigns', id }, 'stop', {
    actor: 'system',
    wall,
    detail: { revision },
    reason: [first?.path, first?.message].filter(Boolean).join(': '),
  })
  await tx`
    update campaigns set stopped = ${tx.json(JSON.parse(JSON.stringify(faults)))}, submitted_by = null,
      approved_hash = null, updated_by = 'system', updated_at = ${new Date(wall)}
    where id = ${id}`
}

/** Runs an act on each campaign that is due. Of several servers one does it, and the others skip it. */
const onEach = async (
  { db }: Parts,
  ids: readonly { readonly id: string }[],
  status: CampaignRow['status'],
  act: (tx: TransactionSql, row: CampaignRow) => Promise<void>,
): Promise<void> => {
  for (const { id } of ids)
    await db.begin(async (tx) => {
      const [row] = await tx<CampaignRow[]>`
        ${campaignRows(tx)} where id = ${id} and status = ${status} for update skip locked`
      if (row) await act(tx, row)
    })
}

/** Publishes approved campaigns whose moment has come, also late after a restart. */
const publishDue = async (context: Parts): Promise<void> => {
  const { db, clocks } = context
  const wall = clocks.wall()
  const due = await db<{ id: string }[]>`
    select id from campaigns where status = 'approved' and publish_at <= ${new Date(clocks.business())}
    order by publish_at, id limit ${batch}`
  await onEach(context, due, 'approved', async (tx, row) => {
    const faults = await publishApproved(context, tx, row, wall)
    if (faults.length > 0) await stop(tx, row, faults, wall)
  })
}

/** Closes live campaigns whose period is over. An end that the trading calendar moved is not over. */
const endOver = async (context: Parts): Promise<void> => {
  const { db, clocks } = context
  const at = clocks.business()
  const wall = clocks.wall()
  const over = await db<{ id: string }[]>`
    select id from campaigns where status = 'live' and least(closes_at, end_at) <= ${new Date(at)}
    order by closes_at, id limit ${batch}`
  await onEach(context, over, 'live', async (tx, { id, activity, revision }) => {
    const ended = activity === null ? undefined : await findActivity(tx, { number: activity })
    if (!ended || ended.closesAt > at) return
    const by = { actor: 'system', wall, detail: { revision } } as const
    await transition(tx, campaignMachine, { table: 'campaigns', id }, 'end', by)
    await tx`update campaigns set updated_at = ${new Date(wall)} where id = ${id}`
  })
}

/** Publishes what is due, closes what is over, and deletes previews that nobody can see. Repetition is safe. */
export const runCampaigns = async (context: Parts): Promise<void> => {
  await publishDue(context)
  await endOver(context)
  await prunePreviews(context.db, context.clocks.wall())
}

export const campaignsJob = defineJob({
  name: 'campaigns',
  cron: '* * * * *',
  retryDelay: 10,
  retries: 3,
  timeLimit: 300,
  run: runCampaigns,
})
