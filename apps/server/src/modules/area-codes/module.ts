import type { Module } from '../../module.ts'
import { areaCodeRoutes } from './routes.ts'

export const areaCodesModule: Module = { routes: [areaCodeRoutes] }
