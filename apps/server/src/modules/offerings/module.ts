import type { Module } from '../../module.ts'
import { accountShare, activitiesOfAccount } from './account-share.ts'
import { attendOfferings, attendOfferingsJob, closeInTime } from './attend.ts'
import { offeringChecks, offeringsCounted, offeringTrails } from './checks.ts'
import { findOrderJob } from './find-soon.ts'
import { orderFigures } from './order-figures.ts'
import { offeringsPersonalData } from './personal-data.ts'
import { offeringRoutes } from './public-routes.ts'
import { applicationRoutes } from './routes.ts'
import { offeringSandboxRoutes } from './sandbox-routes.ts'
import { seedOfferings } from './seed.ts'
import { offeringFileRoutes } from './staff-routes.ts'

export const offeringsModule: Module = {
  routes: [offeringRoutes, applicationRoutes, offeringFileRoutes],
  jobs: [attendOfferingsJob, findOrderJob],
  seeds: [seedOfferings],
  sandboxRoutes: [offeringSandboxRoutes],
  afterClockMove: async (context) => {
    await closeInTime(context)
    await attendOfferings(context)
  },
  personalData: offeringsPersonalData,
  accountShare,
  activitiesOfAccount,
  tables: ['offerings', 'order_event_cursor', 'unmatched_order_events'],
  storedKeys: {
    sealed: ['offerings.seed_sealed'],
    identifying: { 'offering_applications.holder_hash': 'the identity document of a holder' },
    unkeyed: {
      'offerings.seed_hash': 'SHA-256 of a published promise',
      'offerings.entries_hash': 'SHA-256 of a published list',
    },
  },
  figures: [orderFigures],
  checks: offeringChecks,
  trails: offeringTrails,
  counted: offeringsCounted,
}
