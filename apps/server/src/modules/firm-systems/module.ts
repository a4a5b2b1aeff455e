import type { Module } from '../../module.ts'
import { firmSystemRoutes } from './routes.ts'

export const firmSystemsModule: Module = { routes: [firmSystemRoutes], tables: ['server_processes'] }
