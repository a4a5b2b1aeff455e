import type { Module } from '../../module.ts'
import { resultRoutes } from './result-routes.ts'
import { staffRuleRoutes } from './staff-routes.ts'

export const rulesModule: Module = {
  routes: [staffRuleRoutes, resultRoutes],
  tables: ['activity_rules'],
}
