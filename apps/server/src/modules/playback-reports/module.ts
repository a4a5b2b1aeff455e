import type { Module } from '../../module.ts'
import { playbackReportRoutes } from './routes.ts'

export const playbackReportsModule: Module = { routes: [playbackReportRoutes] }
