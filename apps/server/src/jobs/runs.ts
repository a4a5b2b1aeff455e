/** How an attempt of a job ended; `given_up`: the last attempt failed. */
export type RunResult = 'succeeded' | 'failed' | 'given_up'

/** Attempts of one job in this process. */
export interface Runs {
  readonly results: Record<RunResult, number>
  /** time of all attempts together, milliseconds */
  elapsed: number
}

/** The attempts of jobs in one process, by the name of the job, for operators (O1). */
export interface JobRuns {
  readonly all: ReadonlyMap<string, Runs>
  note(job: string, result: RunResult, elapsed: number): void
}

export const jobRuns = (): JobRuns => {
  const all = new Map<string, Runs>()
  return {
    all,
    note: (job, result, elapsed) => {
      const runs = all.get(job) ?? { results: { succeeded: 0, failed: 0, given_up: 0 }, elapsed: 0 }
      all.set(job, runs)
      runs.results[result]++
      runs.elapsed += elapsed
    },
  }
}
