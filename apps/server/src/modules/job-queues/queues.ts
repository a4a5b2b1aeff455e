import type { FailedJobs, JobQueue } from '@foyer/api/staff/jobs'
import type { ISql } from 'postgres'
import { ms } from '../../database/milliseconds.ts'
import type { Job } from '../../jobs/job.ts'
import { shownError, shownPayload } from './payload.ts'

const pageSize = 50

/** Figures of the queues of all jobs, in the order of their names. pg-boss deletes a job a day after its end. */
export const listQueues = async (db: ISql, jobs: readonly Job[]): Promise<JobQueue[]> => {
  const rows = await db<Omit<JobQueue, 'cron'>[]>`
    select name, (count(*) filter (where state in ('created', 'retry')))::int as waiting,
      (count(*) filter (where state = 'retry'))::int as retrying,
      (count(*) filter (where state = 'active'))::int as running,
      (count(*) filter (where state = 'failed'))::int as failed,
      (extract(epoch from min(created_on) filter (where state in ('created', 'retry'))) * 1000)::bigint as "oldestAt",
      (extract(epoch from max(completed_on) filter (where state = 'completed')) * 1000)::bigint as "lastDoneAt"
    from pgboss.job group by name`
  const figures = new Map(rows.map((row) => [row.name, row]))
  const none = { waiting: 0, retrying: 0, running: 0, failed: 0, oldestAt: null, lastDoneAt: null }
  return jobs
    .map(({ name, cron = null }) => ({ ...none, ...figures.get(name), name, cron }))
    .sort((one, other) => one.name.localeCompare(other.name))
}

interface Row {
  readonly id: string
  readonly queue: string
  readonly createdAt: number
  readonly failedAt: number
  readonly attempts: number
  readonly output: unknown
  readonly data: unknown
  readonly cursor: string
}

/** Microseconds since 1970, so that a page continues exactly. */
const moment = (db: ISql) => db`(extract(epoch from completed_on) * 1000000)::bigint`

/** Jobs whose attempts are exhausted, the newest first. @param before the cursor of the last one of the page before */
export const listFailed = async (db: ISql, before: string | undefined): Promise<FailedJobs> => {
  const [micros = null, id = null] = before?.split('.') ?? []
  const rows = await db<Row[]>`
    select id, name as queue, ${ms(db, 'created_on')} as "createdAt", ${ms(db, 'completed_on')} as "failedAt",
      retry_count + 1 as attempts, output, data, ${moment(db)} || '.' || id as cursor
    from pgboss.job
    where state = 'failed' and (${micros}::bigint is null or (${moment(db)}, id) < (${micros}::bigint, ${id}::uuid))
    order by ${moment(db)} desc, id desc limit ${pageSize + 1}`
  const jobs = rows.slice(0, pageSize).map(({ output, data, ...row }) => ({
    ...row,
    error: shownError(output),
    payload: shownPayload(data),
  }))
  return { jobs, before: rows.length > pageSize ? (jobs.at(-1)?.cursor ?? null) : null }
}
