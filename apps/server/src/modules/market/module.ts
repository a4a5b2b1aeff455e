import type { Module } from '../../module.ts'
import { marketRoutes } from './routes.ts'
import { marketSandboxRoutes } from './sandbox-routes.ts'
import { marketStreamRoutes } from './stream/routes.ts'

export const marketModule: Module = {
  // prices of real securities are simulated; production has none until it has a provider
  simulatedRoutes: [marketRoutes],
  streams: marketStreamRoutes,
  sandboxRoutes: [marketSandboxRoutes],
  tables: ['sandbox_halts'],
}
