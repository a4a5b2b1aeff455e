import type { Module } from '../../module.ts'
import { attendOfferingsJob } from './attend.ts'
import { offeringRoutes } from './public-routes.ts'
import { applicationRoutes } from './routes.ts'
import { seedOfferings } from './seed.ts'

export const offeringsModule: Module = {
  routes: [offeringRoutes, applicationRoutes],
  jobs: [attendOfferingsJob],
  seeds: [seedOfferings],
}
