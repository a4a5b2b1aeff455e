import type { Module } from '../../module.ts'
import { addressRoutes } from './routes.ts'

export const addressesModule: Module = { routes: [addressRoutes] }
