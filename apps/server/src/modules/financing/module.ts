import { ratesKind } from '../../activity-rules/financing-818/rates.ts'
import type { Module } from '../../module.ts'
import { couponRoutes, financingRoutes } from './routes.ts'

export const financingModule: Module = { routes: [financingRoutes, couponRoutes], facts: [ratesKind] }
