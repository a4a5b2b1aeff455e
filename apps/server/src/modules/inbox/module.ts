import type { Module } from '../../module.ts'
import { inboxPersonalData } from './personal-data.ts'
import { inboxRoutes } from './routes.ts'

export const inboxModule: Module = { routes: [inboxRoutes], personalData: inboxPersonalData }
