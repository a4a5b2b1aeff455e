import type { Module } from '../../module.ts'
import { rewardRoutes } from './routes.ts'

export const rewardsModule: Module = { routes: [rewardRoutes] }
