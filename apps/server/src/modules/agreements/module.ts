import type { Module } from '../../module.ts'
import { agreementRoutes } from './routes.ts'

export const agreementsModule: Module = { routes: [agreementRoutes] }
