import type { Module } from '../../module.ts'
import { mallRoutes } from './mall-routes.ts'
import { redirectsPersonalData } from './personal-data.ts'
import { publicRedirectRoutes, redirectRoutes } from './routes.ts'

export const redirectsModule: Module = {
  routes: [publicRedirectRoutes, redirectRoutes],
  sandboxRoutes: [mallRoutes],
  personalData: redirectsPersonalData,
  storedKeys: { identifying: { 'partner_handoffs.hash': 'a code that the identifier key makes' } },
}
