import type { NoticeFacts } from '@foyer/api/notices'
import type { Context } from '../../context.ts'
import { ms } from '../../database/milliseconds.ts'
import { rewardRows } from '../../engine/relations.ts'
import { defineJob } from '../../jobs/job.ts'
import { noticeRows, notifyInBatches } from '../inbox/public.ts'

const day = 86_400_000
/** Days before the end of a reward when its person is notified. */
const daysBefore = 3

/**
 * Notifies persons once of rewards that end within three days. A reward that was issued less than a day before that has
 * only the notice of its issue.
 */
export const notifyExpiring = async ({ db, clocks }: Pick<Context, 'db' | 'clocks'>): Promise<void> => {
  const [at, wall] = [clocks.business(), clocks.wall()]
  const kind = 'reward_expiring'
  await notifyInBatches(db, async (tx, after, most) => {
    const rows = await tx<({ personId: number } & NoticeFacts<typeof kind>)[]>`
      select reward.id as reward, reward.person_id as "personId", facts -> 'name' as name,
        ${ms(tx, 'valid_until')} as until
      from ${rewardRows(tx)} reward
      where status in ('available', 'claimable') and valid_until > ${new Date(at)}
        and valid_until <= ${new Date(at + daysBefore * day)}
        and issued_at <= valid_until - make_interval(days => ${daysBefore + 1})
        and not exists (
          select from ${noticeRows(tx)} notice
          where notice.person_id = reward.person_id and kind = ${kind} and key = reward.id::text)
        ${after === null ? tx`` : tx`and reward.id > ${after}`}
      order by reward.id limit ${most}`
    return rows.map(({ personId, ...facts }) => ({
      ...{ personId, kind, key: facts.reward, facts, wall, place: facts.reward },
    }))
  })
}

export const notifyExpiringJob = defineJob({
  name: 'rewards-expiring',
  cron: '7 * * * *',
  retryDelay: 60,
  retries: 3,
  timeLimit: 600,
  run: notifyExpiring,
})
