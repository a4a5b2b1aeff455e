import type { Module } from '../../module.ts'
import { jobQueueRoutes } from './routes.ts'

export const jobQueuesModule: Module = { routes: [jobQueueRoutes] }
