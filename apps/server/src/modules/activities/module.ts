import type { Module } from '../../module.ts'
import { joinRoutes } from './join-routes.ts'
import { activitiesPersonalData } from './personal-data.ts'
import { activityRoutes } from './routes.ts'
import { noticeSandboxRoutes } from './sandbox-notice-routes.ts'
import { activitySandboxRoutes } from './sandbox-routes.ts'
import { stockSandboxRoutes } from './sandbox-stock-routes.ts'

export const activitiesModule: Module = {
  routes: [activityRoutes, joinRoutes],
  sandboxRoutes: [activitySandboxRoutes, noticeSandboxRoutes, stockSandboxRoutes],
  personalData: activitiesPersonalData,
  storedKeys: { unkeyed: { 'idempotency_keys.request_hash': 'SHA-256 of a call that may be repeated' } },
  tables: ['activities', 'activity_stock', 'operator_notices', 'stock_slots'],
}
