import { defineJob } from '../../jobs/job.ts'
import { readRestrictions } from './read-list.ts'

/** Reads the firm's list of restrictions. The last one applies if a run fails. */
export const readRestrictionsJob = defineJob({
  name: 'read-restrictions',
  cron: '* * * * *',
  retryDelay: 20,
  retries: 1,
  timeLimit: 120,
  run: readRestrictions,
})
