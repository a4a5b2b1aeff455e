import type { Module } from '../../module.ts'
import { knowledgeTestRoutes } from './routes.ts'

export const knowledgeTestsModule: Module = { routes: [knowledgeTestRoutes] }
