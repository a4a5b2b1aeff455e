import type { Module } from '../../module.ts'
import { knowledgeTestRoutes } from './routes.ts'
import { knowledgeTestSandboxRoutes } from './sandbox-routes.ts'

export const knowledgeTestsModule: Module = {
  routes: [knowledgeTestRoutes],
  sandboxRoutes: [knowledgeTestSandboxRoutes],
}
