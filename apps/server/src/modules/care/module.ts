import { correctionStates } from '@foyer/protocol/machines/corrections'
import { defineJob } from '../../jobs/job.ts'
import type { Module } from '../../module.ts'
import { correctionRoutes } from './corrections/routes.ts'
import { carePersonalData } from './personal-data.ts'
import { pruneRefusals } from './refusals.ts'
import { dataRequestRoutes } from './requests/routes.ts'
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
  routes: [careRoutes, correctionRoutes, dataRequestRoutes],
  jobs: [pruneRefusalsJob],
  personalData: carePersonalData,
  trails: [
    {
      table: 'reward_corrections',
      rows: (db) => db`(select id, status from reward_corrections)`,
      machine: correctionStates,
      initial: 'proposed',
    },
  ],
}
