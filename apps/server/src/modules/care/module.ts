import { defineJob } from '../../jobs/job.ts'
import type { Module } from '../../module.ts'
import { carePersonalData } from './personal-data.ts'
import { pruneRefusals } from './refusals.ts'
import { careRoutes } from './routes.ts'

const pruneRefusalsJob = defineJob({
  name: 'prune-shown-refusals',
  cron: '41 * * * *',
  retryDelay: 60,
  retries: 3,
  timeLimit: 300,
  run: pruneRefusals,
})

export const careModule: Module = {
  routes: [careRoutes],
  jobs: [pruneRefusalsJob],
  personalData: carePersonalData,
}
