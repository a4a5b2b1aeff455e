import type { Module } from '../../module.ts'
import { expireHoldsJob } from './expire-holds.ts'
import { conversionPersonalData } from './personal-data.ts'
import { conversionRoutes } from './routes.ts'
import { pointsSandboxRoutes } from './sandbox-routes.ts'

export const conversionModule: Module = {
  routes: [conversionRoutes],
  jobs: [expireHoldsJob],
  sandboxRoutes: [pointsSandboxRoutes],
  personalData: conversionPersonalData,
}
