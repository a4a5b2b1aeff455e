import type { Module } from '../../module.ts'
import { accountsPersonalData } from './personal-data.ts'
import { clientSandboxRoutes } from './sandbox-routes.ts'
import { seedAccounts } from './seed.ts'

export const accountsModule: Module = {
  seeds: [seedAccounts],
  sandboxRoutes: [clientSandboxRoutes],
  personalData: accountsPersonalData,
}
