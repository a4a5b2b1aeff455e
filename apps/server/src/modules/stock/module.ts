import type { Module } from '../../module.ts'
import { stockRoutes } from './staff-routes.ts'

/** What staff see and set of the stocks of activities; the engine owns their tables. */
export const stockModule: Module = { routes: [stockRoutes] }
