import type { Module } from '../../module.ts'
import { clientErrorRoutes } from './routes.ts'

export const clientErrorsModule: Module = { routes: [clientErrorRoutes] }
