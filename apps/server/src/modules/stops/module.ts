import type { Module } from '../../module.ts'
import { lapseStopsJob } from './lapse.ts'
import { stopRoutes } from './routes.ts'

export const stopsModule: Module = {
  routes: [stopRoutes],
  jobs: [lapseStopsJob],
  tables: ['emergency_stops'],
}
