import type { Module } from '../../module.ts'
import { joinRoutes } from './join-routes.ts'
import { activityRoutes } from './routes.ts'

export const activitiesModule: Module = { routes: [activityRoutes, joinRoutes] }
