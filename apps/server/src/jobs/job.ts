import type { Context } from '../context.ts'

/** Something done outside of any request, once or more often: it has to stand being done twice. */
export interface Job<Data extends object = object> {
  readonly name: string
  /** when it runs by itself, as a cron line of Hong Kong's time; absent: only when it is sent */
  readonly cron?: string
  /** seconds before the second try; about twice as many after each failure, up to five minutes */
  readonly retryDelay: number
  /** how often it is tried again before `onGivenUp` */
  readonly retries: number
  /** seconds a try may take before it counts as lost and another one is made; 60 unless told */
  readonly timeLimit?: number
  /** how many are worked on at once in one process; 1 unless told */
  readonly concurrency?: number
  run(context: Context, data: Data): Promise<void>
  /** the last try has failed */
  onGivenUp?(context: Context, data: Data): Promise<void>
}

/** Checks a declaration's types against each other; the job itself is what was given. */
export const defineJob = <Data extends object>(job: Job<Data>): Job<Data> => job
