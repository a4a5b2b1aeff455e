import type { JobWithMetadata } from 'pg-boss'
import type { BaseLogger } from 'pino'
import type { Context } from '../context.ts'
import { allJobs } from './all-jobs.ts'
import { createBoss } from './boss.ts'
import type { Job } from './job.ts'
import { logFailures } from './log-failures.ts'

type Taken = Pick<JobWithMetadata<object>, 'data' | 'retryCount' | 'retryLimit'>

const optionsOf = ({ concurrency = 1 }: Job) =>
  ({ includeMetadata: true, pollingIntervalSeconds: 1, localConcurrency: concurrency }) as const

/** One try. A job that is given up is over, whatever it came to. */
const perform = async (context: Context, job: Job, { data, retryCount, retryLimit }: Taken): Promise<void> => {
  try {
    await job.run(context, data)
  } catch (error) {
    if (retryCount < retryLimit || !job.onGivenUp) throw error
    await job.onGivenUp(context, data)
  }
}

/** Works on every queue until it is stopped. @returns stops it, once what is under way is done */
export const startWork = async (context: Context, log: BaseLogger): Promise<() => Promise<void>> => {
  const boss = createBoss(context.db, { attends: true })
  boss.on('error', logFailures(log))
  await boss.start()
  for (const job of allJobs)
    await boss.work<object, void, ReturnType<typeof optionsOf>>(job.name, optionsOf(job), async (taken) => {
      for (const one of taken)
        await perform(context, job, one).catch((err: unknown) => {
          log.warn({ err, job: job.name }, 'a job failed, and is tried again')
          throw err
        })
    })
  return () => boss.stop({ graceful: true, close: false, timeout: 10_000 })
}

/** Does what waits in one queue now and returns, for tests and for the sandbox. @returns how many were tried */
export const drain = async (context: Context, job: Job): Promise<number> => {
  const boss = createBoss(context.db, { attends: false })
  // what fails here is thrown here
  boss.on('error', () => undefined)
  await boss.start()
  let tried = 0
  for (;;) {
    const taken = await boss.fetch<object>(job.name, { batchSize: 20, includeMetadata: true })
    if (taken.length === 0) break
    for (const one of taken) {
      tried++
      try {
        await perform(context, job, one)
        await boss.complete(job.name, one.id)
      } catch (error) {
        await boss.fail(job.name, one.id, { message: String(error) })
      }
    }
  }
  await boss.stop({ graceful: false, close: false })
  return tried
}
