import { wealthKind } from '../../activity-rules/wealth-connect/published.ts'
import type { Module } from '../../module.ts'
import { wealthConnectPersonalData } from './personal-data.ts'
import { myWealthRoutes, wealthRoutes } from './routes.ts'
import { wealthQuotaSandboxRoutes } from './sandbox-routes.ts'
import { seedWealthQuotas } from './seed.ts'

export const wealthConnectModule: Module = {
  facts: [wealthKind],
  routes: [wealthRoutes, myWealthRoutes],
  seeds: [seedWealthQuotas],
  sandboxRoutes: [wealthQuotaSandboxRoutes],
  personalData: wealthConnectPersonalData,
}
