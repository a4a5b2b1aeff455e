import type { Module } from '../../module.ts'
import { deliveryFigures, smsFigures } from './figures.ts'
import { smsPersonalData } from './personal-data.ts'
import { smsReportRoutes, smsRoutes } from './routes.ts'
import { smsSandboxRoutes } from './sandbox-routes.ts'
import { smsStaffRoutes } from './staff-routes.ts'
import { smsStoredKeys } from './stored-keys.ts'

export const smsModule: Module = {
  routes: [smsRoutes, smsReportRoutes, smsStaffRoutes],
  figures: [smsFigures, deliveryFigures],
  sandboxRoutes: [smsSandboxRoutes],
  personalData: smsPersonalData,
  storedKeys: smsStoredKeys,
  tables: ['sms_budget', 'sms_deliveries', 'sms_gateways_off', 'sms_proofs', 'sms_region_budget', 'sms_settings'],
}
