import type { Module } from '../../module.ts'
import { staffRuleRoutes } from './staff-routes.ts'

export const rulesModule: Module = {
  routes: [staffRuleRoutes],
  tables: ['activity_rules'],
}
