import type { Module } from '../../module.ts'
import { privacyPersonalData } from './personal-data.ts'
import { pruneExpiredJob } from './prune-expired.ts'
import { privacyRoutes } from './routes.ts'

export const privacyModule: Module = {
  routes: [privacyRoutes],
  jobs: [pruneExpiredJob],
  personalData: privacyPersonalData,
  tables: ['retention_periods'],
}
