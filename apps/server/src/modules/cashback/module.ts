import { cashbackKind } from '../../activity-rules/trade-cashback/tiers.ts'
import type { Module } from '../../module.ts'
import { cashbackChecks } from './checks.ts'
import { cashbackRoutes } from './routes.ts'
import { cashbackSandboxRoutes } from './sandbox-routes.ts'
import { settleCashback, settleCashbackJob } from './settle.ts'
import { cashbackStaffRoutes } from './staff-routes.ts'

export const cashbackModule: Module = {
  routes: [cashbackRoutes, cashbackStaffRoutes],
  facts: [cashbackKind],
  jobs: [settleCashbackJob],
  sandboxRoutes: [cashbackSandboxRoutes],
  afterClockMove: settleCashback,
  checks: cashbackChecks,
}
