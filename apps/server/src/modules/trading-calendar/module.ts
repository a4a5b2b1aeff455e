import type { Module } from '../../module.ts'
import { calendarKind } from './calendar-kind.ts'
import { closureSandboxRoutes } from './sandbox-routes.ts'

export const tradingCalendarModule: Module = {
  sandboxRoutes: [closureSandboxRoutes],
  facts: [calendarKind],
  tables: ['market_closure_words', 'market_closures'],
}
