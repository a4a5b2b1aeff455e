import type { Module } from '../../module.ts'
import { mediaRoutes } from './media/routes.ts'

export const contentModule: Module = { routes: [mediaRoutes], tables: ['page_drafts', 'page_versions'] }
