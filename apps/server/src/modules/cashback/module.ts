import type { Module } from '../../module.ts'
import { cashbackRoutes } from './routes.ts'
import { settleCashbackJob } from './settle.ts'

export const cashbackModule: Module = { routes: [cashbackRoutes], jobs: [settleCashbackJob] }
