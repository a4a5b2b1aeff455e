import type { ISql } from 'postgres'

/** The number of granted rewards, by activity. */
export const grantsByActivity = async (db: ISql): Promise<ReadonlyMap<string, number>> => {
  const rows = await db<{ activity: number; granted: number }[]>`
    select activity, count(*) as granted from rewards group by activity`
  return new Map(rows.map(({ activity, granted }) => [String(activity), granted]))
}

/** The number of orders that no partner has answered yet, and the age of the oldest in seconds. */
export const unansweredOrders = async (db: ISql, wall: number): Promise<{ waiting: number; oldest: number }> => {
  const [row] = await db<[{ waiting: number; since: Date | null }]>`
    select count(*) as waiting, min(created_at) as since from partner_orders where status = 'queued'`
  return { waiting: row.waiting, oldest: row.since ? Math.max(0, Math.round((wall - row.since.getTime()) / 1000)) : 0 }
}

/** The number of jobs that wait or run, by queue, including empty queues. */
export const queueDepths = async (db: ISql): Promise<ReadonlyMap<string, number>> => {
  const rows = await db<{ name: string; depth: number }[]>`
    select queue.name, count(job.id) as depth
    from pgboss.queue left join pgboss.job on job.name = queue.name and state in ('created', 'retry', 'active')
    group by queue.name`
  return new Map(rows.map(({ name, depth }) => [name, depth]))
}
