import type { JobWithMetadata } from 'pg-boss'
import type { BaseLogger } from 'pino'
import type { Context } from '../context.ts'
import { logFailures } from '../database/log-failures.ts'
import { jobsOf } from '../module.ts'
import { inJob } from '../telemetry/job-spans.ts'
import { createBoss } from './boss.ts'
import type { Job } from './job.ts'
import type { RunResult } from './runs.ts'

type FetchedJob = Pick<JobWithMetadata<object>, 'data' | 'retryCount' | 'retryLimit'>

/**
 * Between two polls a loop of pg-boss fetches once. Only a loop that fetches several jobs at a time goes on without a
 * pause while there are more, so jobs of a kind that run at once are fetched in pairs.
 */
const optionsOf = ({ concurrency = 1 }: Job, pollingIntervalSeconds: number) =>
  ({
    includeMetadata: true,
    perJobResults: true,
    pollingIntervalSeconds,
    batchSize: Math.min(concurrency, 2),
    burstWhenBatchFull: true,
    localConcurrency: Math.ceil(concurrency / 2),
  }) as const

/** One attempt. A job whose attempts are exhausted is over, whether or not its `onGivenUp` succeeds. */
const perform = async (context: Context, job: Job, { data, retryCount, retryLimit }: FetchedJob): Promise<void> => {
  const started = performance.now()
  const note = (result: RunResult) => context.jobs.runs.note(job.name, result, performance.now() - started)
  try {
    await job.run(context, data)
    note('succeeded')
  } catch (error) {
    note(retryCount < retryLimit ? 'failed' : 'given_up')
    if (retryCount < retryLimit || !job.onGivenUp) throw error
    await job.onGivenUp(context, data)
  }
}

/**
 * Works on every queue until it is stopped.
 *
 * @param pollSeconds between two looks into a queue without further jobs
 * @returns a function that stops it and waits for running jobs
 */
export const startWork = async (context: Context, log: BaseLogger, pollSeconds = 1): Promise<() => Promise<void>> => {
  const boss = createBoss(context.db, { attends: true })
  boss.on('error', logFailures(log, 'a job queue failed'))
  await boss.start()
  for (const job of jobsOf(context.modules))
    await boss.work<object, void, ReturnType<typeof optionsOf>>(job.name, optionsOf(job, pollSeconds), (fetched) =>
      Promise.all(
        fetched.map(async ({ id, ...one }) => {
          try {
            await inJob(job.name, one.data, (data) => perform(context, job, { ...one, data }))
            return { id, status: 'completed' as const }
          } catch (err) {
            log.warn({ err, job: job.name }, 'a job failed and will be retried')
            return { id, status: 'failed' as const, output: err }
          }
        }),
      ),
    )
  return () => boss.stop({ graceful: true, close: false, timeout: 10_000 })
}

/** Runs the waiting jobs of one queue now, for tests and for the sandbox. @returns the number of attempts */
export const drain = async (context: Context, job: Job): Promise<number> => {
  const boss = createBoss(context.db, { attends: false })
  // the calls below throw the errors themselves
  boss.on('error', () => undefined)
  await boss.start()
  let tried = 0
  for (;;) {
    const fetched = await boss.fetch<object>(job.name, { batchSize: 20, includeMetadata: true })
    if (fetched.length === 0) break
    for (const one of fetched) {
      tried++
      try {
        await inJob(job.name, one.data, (data) => perform(context, job, { ...one, data }))
        await boss.complete(job.name, one.id)
      } catch (error) {
        await boss.fail(job.name, one.id, { message: String(error) })
      }
    }
  }
  await boss.stop({ graceful: false, close: false })
  return tried
}
