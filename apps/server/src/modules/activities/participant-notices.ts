import type { NoticeFacts } from '@foyer/api/notices'
import type { Fragment, ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { participationRows } from '../../engine/relations.ts'
import { defineJob } from '../../jobs/job.ts'
import { noticeRows, notifyInBatches } from '../inbox/public.ts'
import { type Activity, allActivities } from './queries.ts'
import { readRecords } from './records.ts'

const day = 86_400_000
/** Days before the end of a campaign when those who joined it are notified. */
const daysBefore = 3

type Running = Pick<Context, 'db' | 'clocks'>

const pageOf = ({ number, title, route }: Activity) => ({ activity: number, title, route })

/** Notifies the persons of some participations `own` in an activity, once by the key. */
const notify = async <K extends 'campaign_ending' | 'campaign_opens'>(
  { db, clocks }: Running,
  { number }: Activity,
  { kind, key, facts, who }: { kind: K; key: string; facts: NoticeFacts<K>; who: (tx: ISql) => Fragment },
): Promise<void> => {
  const wall = clocks.wall()
  await notifyInBatches<K>(db, async (tx, after, most) => {
    const rows = await tx<{ personId: number }[]>`
      select distinct own.person_id as "personId" from ${participationRows(tx)} own
      where own.activity = ${number} and ${who(tx)}
        and not exists (
          select from ${noticeRows(tx)} notice
          where notice.person_id = own.person_id and kind = ${kind} and key = ${key})
        ${after === null ? tx`` : tx`and own.person_id > ${after}::bigint`}
      order by own.person_id limit ${most}`
    return rows.map(({ personId }) => ({ personId, kind, key, facts, wall, place: String(personId) }))
  })
}

/** Those who took part in the stage before one that opened within a day, and not in that one. */
const notifyOfStages = async (running: Running, activity: Activity, at: number): Promise<void> => {
  const { page } = await readRecords(running.db, activity, undefined)
  const stages = page?.stages ?? []
  for (const [nth, { id, title, opensAt }] of stages.entries()) {
    const before = stages[nth - 1]
    if (!before || opensAt > at || opensAt <= at - day) continue
    await notify(running, activity, {
      kind: 'campaign_opens',
      key: `${activity.number} ${id}`,
      facts: { ...pageOf(activity), stage: title },
      who: (tx) => tx`own.stage = ${before.id} and not exists (
        select from ${participationRows(tx)} later
        where later.activity = own.activity and later.stage = ${id} and later.person_id = own.person_id)`,
    })
  }
}

/** Notifies those who joined a campaign when its next stage opens, and three days before its end, each once. */
export const notifyParticipants = async (running: Running): Promise<void> => {
  const at = running.clocks.business()
  for (const activity of await allActivities(running.db)) {
    const { number, opensAt, closesAt } = activity
    if (at < opensAt || at >= closesAt) continue
    await notifyOfStages(running, activity, at)
    if (closesAt > at + daysBefore * day) continue
    const facts = { ...pageOf(activity), endsAt: closesAt }
    // who joined on the day before has read the date of the end
    const who = (tx: ISql) => tx`own.joined_at <= ${new Date(closesAt - (daysBefore + 1) * day)}`
    await notify(running, activity, { kind: 'campaign_ending', key: String(number), facts, who })
  }
}

export const notifyParticipantsJob = defineJob({
  name: 'participant-notices',
  cron: '11 * * * *',
  retryDelay: 60,
  retries: 3,
  timeLimit: 1_200,
  run: notifyParticipants,
})
