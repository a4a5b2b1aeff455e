import type { Module } from '../../module.ts'
import { tradeChecks } from './checks.ts'
import { readTradesJob } from './jobs.ts'
import { tradesPersonalData } from './personal-data.ts'
import { tradeSandboxRoutes } from './sandbox-routes.ts'
import { seedTraders } from './seed.ts'
import { tradeFileRoutes } from './staff-routes.ts'

export const tradesModule: Module = {
  routes: [tradeFileRoutes],
  jobs: [readTradesJob],
  seeds: [seedTraders],
  sandboxRoutes: [tradeSandboxRoutes],
  personalData: tradesPersonalData,
  checks: tradeChecks,
}
