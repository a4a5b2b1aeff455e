import type { Module } from '../../module.ts'
import { smsRoutes } from './routes.ts'

export const smsModule: Module = { routes: [smsRoutes] }
