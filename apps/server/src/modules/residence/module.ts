import type { Module } from '../../module.ts'
import { residenceRoutes } from './routes.ts'

export const residenceModule: Module = { routes: [residenceRoutes] }
