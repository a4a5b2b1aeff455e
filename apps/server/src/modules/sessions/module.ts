import type { Module } from '../../module.ts'
import { sessionRoutes } from './routes.ts'

export const sessionsModule: Module = { routes: [sessionRoutes] }
