import type { Module } from '../../module.ts'
import { uploadRoutes } from './routes.ts'

export const uploadsModule: Module = { routes: [uploadRoutes] }
