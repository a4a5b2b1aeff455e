import type { Module } from '../../module.ts'
import { crossBorderRoutes, questionVoteRoutes } from './routes.ts'

export const crossBorderModule: Module = { routes: [crossBorderRoutes, questionVoteRoutes] }
