import type { Module } from '../../module.ts'
import { clientSandboxRoutes } from './sandbox-routes.ts'
import { seedAccounts } from './seed.ts'

export const accountsModule: Module = { seeds: [seedAccounts], sandboxRoutes: [clientSandboxRoutes] }
