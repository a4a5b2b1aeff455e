import type { Module } from '../../module.ts'
import { publicRedirectRoutes, redirectRoutes } from './routes.ts'

export const redirectsModule: Module = { routes: [publicRedirectRoutes, redirectRoutes] }
