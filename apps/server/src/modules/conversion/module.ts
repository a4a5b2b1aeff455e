import type { Module } from '../../module.ts'
import { expireHoldsJob } from './expire-holds.ts'
import { conversionRoutes } from './routes.ts'

export const conversionModule: Module = { routes: [conversionRoutes], jobs: [expireHoldsJob] }
