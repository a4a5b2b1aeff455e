import type { Module } from '../../module.ts'
import { closureSandboxRoutes } from './sandbox-routes.ts'

export const tradingCalendarModule: Module = {
  sandboxRoutes: [closureSandboxRoutes],
  tables: ['market_closure_words', 'market_closures'],
}
