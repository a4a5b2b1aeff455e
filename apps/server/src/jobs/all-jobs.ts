import { modules } from '../modules/all.ts'
import type { Job } from './job.ts'

/** All jobs. A job with a cron line runs in one process at a time, whatever the number of processes. */
export const allJobs: readonly Job[] = modules.flatMap(({ jobs = [] }) => jobs)
