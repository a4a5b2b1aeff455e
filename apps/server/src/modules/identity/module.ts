import type { Module } from '../../module.ts'
import { handOverRoutes, takeOverRoutes } from './handoff-routes.ts'
import { identityPersonalData } from './personal-data.ts'
import { jwtRoutes, tradeRoutes } from './routes.ts'

export const identityModule: Module = {
  routes: [jwtRoutes, tradeRoutes, handOverRoutes, takeOverRoutes],
  personalData: identityPersonalData,
}
