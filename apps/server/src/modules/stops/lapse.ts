import type { Context } from '../../context.ts'
import { auditEach } from '../../engine/audit.ts'
import { defineJob } from '../../jobs/job.ts'

/** Ends the stops that no second person has confirmed in time. @returns how many */
export const lapseStops = async ({ db, clocks }: Pick<Context, 'db' | 'clocks'>): Promise<number> => {
  const wall = clocks.wall()
  const change = { before: { inForce: true }, after: { inForce: false } }
  const act = { actor: 'system', subject: 'emergency_stops', event: 'lapse', wall, change } as const
  const [{ count }] = await db<[{ count: number }]>`
    with lapsed as (
      update emergency_stops set ended_at = ${new Date(wall)}, outcome = 'lapsed', version = version + 1
      where ended_at is null and lapses_at <= ${new Date(wall)} returning id),
    audited as (${auditEach(db, act, db`select id::text as subject_id, '{}'::jsonb as detail from lapsed`)})
    select count(*)::int as count from lapsed`
  return count
}

export const lapseStopsJob = defineJob({
  name: 'lapse-stops',
  cron: '* * * * *',
  retryDelay: 5,
  retries: 5,
  run: async (context) => {
    await lapseStops(context)
  },
})
