import type { Module } from '../../module.ts'
import { redemptionChecks } from './checks.ts'
import { counterRoutes } from './counter-routes.ts'
import { redemptionPersonalData } from './personal-data.ts'
import { redemptionRoutes } from './routes.ts'
import { seedMerchant } from './seed.ts'

export const redemptionModule: Module = {
  routes: [redemptionRoutes],
  seeds: [seedMerchant],
  sandboxRoutes: [counterRoutes],
  personalData: redemptionPersonalData,
  tables: ['merchant_items', 'merchant_networks', 'merchant_sessions', 'merchants'],
  checks: redemptionChecks,
}
