import type { Module } from '../../module.ts'
import { loginPersonalData } from './personal-data.ts'
import { loginProofRoutes, loginRoutes } from './routes.ts'
import { loginSandboxRoutes } from './sandbox-routes.ts'
import { seedDemoClients } from './seed.ts'

export const loginModule: Module = {
  routes: [loginProofRoutes, loginRoutes],
  seeds: [seedDemoClients],
  sandboxRoutes: [loginSandboxRoutes],
  personalData: loginPersonalData,
}
