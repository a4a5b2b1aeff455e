import type { Module } from '../../module.ts'
import { smsFigures } from './figures.ts'
import { smsPersonalData } from './personal-data.ts'
import { smsRoutes } from './routes.ts'
import { smsSandboxRoutes } from './sandbox-routes.ts'
import { smsStoredKeys } from './stored-keys.ts'

export const smsModule: Module = {
  routes: [smsRoutes],
  figures: [smsFigures],
  sandboxRoutes: [smsSandboxRoutes],
  personalData: smsPersonalData,
  storedKeys: smsStoredKeys,
  tables: ['sms_budget', 'sms_proofs', 'sms_region_budget', 'sms_settings'],
}
