import type { Module } from '../../module.ts'
import { loginPersonalData } from './personal-data.ts'
import { loginProofRoutes, loginRoutes } from './routes.ts'
import { loginSandboxRoutes } from './sandbox-routes.ts'
import { removeLoginTickets } from './tickets.ts'

export const loginModule: Module = {
  routes: [loginProofRoutes, loginRoutes],
  removeBeginnings: removeLoginTickets,
  sandboxRoutes: [loginSandboxRoutes],
  personalData: loginPersonalData,
  storedKeys: { identifying: { 'login_tickets.hash': 'a ticket of 256 random bits' } },
}
