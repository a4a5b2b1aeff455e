import type { Module } from '../../module.ts'
import { partnerChecks, partnerTrails } from './checks.ts'
import { keepPartnerConsent } from './consents.ts'
import { partnerFigures } from './figures.ts'
import { giveUpJob, partnerOrderJob } from './jobs.ts'
import { orderFromPartner } from './order.ts'
import { partnersPersonalData } from './personal-data.ts'
import { partnerRoutes } from './routes.ts'
import { poolSandboxRoutes } from './sandbox-pool-routes.ts'
import { partnerSandboxRoutes } from './sandbox-routes.ts'
import { seedVoucherCodes } from './seed.ts'
import { partnerStaffRoutes } from './staff-routes.ts'
import { voucherImportRoutes } from './voucher-import-routes.ts'

export const partnersModule: Module = {
  routes: [partnerRoutes, partnerStaffRoutes, voucherImportRoutes],
  jobs: [giveUpJob, partnerOrderJob],
  seeds: [seedVoucherCodes],
  figures: [partnerFigures],
  sandboxRoutes: [partnerSandboxRoutes, poolSandboxRoutes],
  personalData: partnersPersonalData,
  storedKeys: {
    sealed: [
      'sandbox_partner_orders.received.mobile',
      'sandbox_partner_orders.received.code',
      'voucher_imports.codes_sealed',
    ],
  },
  tables: ['voucher_imports'],
  checks: partnerChecks,
  trails: partnerTrails,
  orderFromPartner,
  keepPartnerConsent,
}
