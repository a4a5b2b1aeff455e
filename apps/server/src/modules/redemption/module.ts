import type { Module } from '../../module.ts'
import { redemptionChecks } from './checks.ts'
import { counterRoutes } from './counter-routes.ts'
import { redemptionPersonalData } from './personal-data.ts'
import { redemptionRoutes } from './routes.ts'
import { seedMerchant } from './seed.ts'
import { merchantRoutes } from './staff-routes.ts'

export const redemptionModule: Module = {
  routes: [redemptionRoutes, merchantRoutes],
  seeds: [seedMerchant],
  sandboxRoutes: [counterRoutes],
  personalData: redemptionPersonalData,
  tables: ['merchant_items', 'merchant_networks', 'merchant_sessions', 'merchants'],
  checks: redemptionChecks,
  storedKeys: {
    peppered: {
      'merchants.pin_hash': {
        purpose: 'merchant pin',
        renewedBy: 'the next sign-in of the merchant at a counter',
        // a closed merchant honours nothing and has no PIN
        needed: (db) => db`exists (select from merchant_items where merchant_id = merchants.id)`,
      },
      'presentations.code_hash': {
        purpose: 'presented code',
        needed: (db, wall) => db`expires_at > ${new Date(wall)}`,
        lasts: 'a minute',
      },
    },
    identifying: {
      'merchant_networks.network_hash': 'a network that a merchant signed in from',
      'merchant_sessions.hash': 'a token of 256 random bits',
      'redemptions.request_hash': 'a call that may be repeated',
    },
  },
}
