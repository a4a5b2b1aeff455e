import type { Context } from '../context.ts'

/** Work outside of requests. It may run more than once and has to be idempotent. */
export interface Job<Data extends object = object> {
  readonly name: string
  /** schedule as a cron line in Hong Kong time; absent if the job runs only when it is sent */
  readonly cron?: string
  /** seconds before the second attempt; the delay grows about twofold with each failure, up to five minutes */
  readonly retryDelay: number
  /** number of retries before `onGivenUp` */
  readonly retries: number
  /** seconds after which an attempt counts as lost and is repeated; 60 by default */
  readonly timeLimit?: number
  /** number of jobs that one process runs at once; 1 by default */
  readonly concurrency?: number
  run(context: Context, data: Data): Promise<void>
  /** called when the last attempt has failed */
  onGivenUp?(context: Context, data: Data): Promise<void>
}

/** Checks the types of a declaration against each other and returns the job unchanged. */
export const defineJob = <Data extends object>(job: Job<Data>): Job<Data> => job
