import type { Module } from '../../module.ts'
import { gatewayRoutes } from './routes.ts'

export const gatewayModule: Module = { routes: [gatewayRoutes] }
