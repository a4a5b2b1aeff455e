import type { Module } from '../../module.ts'
import { configurationRoutes } from './routes.ts'

export const configurationModule: Module = { routes: [configurationRoutes] }
