import type { Module } from '../../module.ts'
import { handOverRoutes, takeOverRoutes } from './handoff-routes.ts'
import { identityPersonalData } from './personal-data.ts'
import { jwtRoutes, tradeRoutes } from './routes.ts'

export const identityModule: Module = {
  routes: [jwtRoutes, tradeRoutes, handOverRoutes, takeOverRoutes],
  personalData: identityPersonalData,
  storedKeys: {
    sealed: ['persons.mobile_sealed'],
    peppered: { 'persons.mobile_hash': { purpose: 'mobile', clear: 'mobile_sealed' } },
    identifying: {
      'handoff_codes.hash': 'a code of 256 random bits',
      'socket_pwds.hash': 'a socketPwd of 256 random bits',
      'tickets.hash': 'a ticket of 256 random bits',
    },
  },
}
