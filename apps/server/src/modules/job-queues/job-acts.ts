import postgres from 'postgres'
import type { Context } from '../../context.ts'
import { audit, type StaffActor } from '../../engine/audit.ts'
import { jobsOf } from '../../module.ts'
import { Refused } from '../../refused.ts'

interface Act {
  readonly queue: string
  readonly id: string
  readonly reason: string
  readonly actor: StaffActor
}

const uniqueViolation = '23505'
const missing = () => new Refused('not_found', 'there is no such failed job')

/** A queue of scheduled jobs has one job that waits or runs at a time. */
const isTwice = (error: unknown): boolean => error instanceof postgres.PostgresError && error.code === uniqueViolation

/**
 * Gives a failed job another attempt at once. Jobs are idempotent, so nothing happens twice.
 *
 * @throws Refused `not_found` if it is not failed any more, or if a scheduled job of the queue waits or runs
 */
export const runAgain = async ({ db, clocks }: Context, { queue, id, reason, actor }: Act): Promise<void> => {
  try {
    await db.begin(async (tx) => {
      const { count } = await tx`
        update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null, start_after = created_on
        where name = ${queue} and id = ${id} and state = 'failed'`
      if (count === 0) throw missing()
      const change = { before: { state: 'failed' }, after: { state: 'retry' } }
      await audit(tx, {
        ...{ actor, subject: 'job', subjectId: id, event: 'run_again', wall: clocks.wall(), reason, change },
        detail: { queue },
      })
    })
  } catch (error) {
    if (isTwice(error)) throw new Refused('not_found', 'another job of this queue waits or runs')
    throw error
  }
}

/** Deletes a failed job. @throws Refused `not_found` if it is not failed any more */
export const dropJob = ({ db, clocks }: Context, { queue, id, reason, actor }: Act): Promise<void> =>
  db.begin(async (tx) => {
    const { count } = await tx`delete from pgboss.job where name = ${queue} and id = ${id} and state = 'failed'`
    if (count === 0) throw missing()
    const change = { before: { state: 'failed' }, after: { state: 'dropped' } }
    await audit(tx, {
      ...{ actor, subject: 'job', subjectId: id, event: 'drop', wall: clocks.wall(), reason, change },
      detail: { queue },
    })
  })

/**
 * Runs a scheduled job now. If one waits or runs, nothing is added.
 *
 * @throws Refused `not_found` for a job without a schedule
 */
export const runNow = async (context: Context, { queue, reason, actor }: Omit<Act, 'id'>): Promise<void> => {
  const { db, clocks, jobs, modules } = context
  const job = jobsOf(modules).find(({ name, cron }) => name === queue && cron !== undefined)
  if (!job) throw new Refused('not_found', 'there is no such scheduled job')
  await db.begin(async (tx) => {
    await jobs.send(tx, job, {})
    await audit(tx, { actor, subject: 'job', subjectId: queue, event: 'run', wall: clocks.wall(), reason })
  })
}
