import type { Module } from '../../module.ts'
import { redemptionRoutes } from './routes.ts'
import { seedMerchant } from './seed.ts'

export const redemptionModule: Module = { routes: [redemptionRoutes], seeds: [seedMerchant] }
