import type { Module } from '../../module.ts'
import { smsFigures } from './figures.ts'
import { smsRoutes } from './routes.ts'

export const smsModule: Module = { routes: [smsRoutes], figures: [smsFigures] }
