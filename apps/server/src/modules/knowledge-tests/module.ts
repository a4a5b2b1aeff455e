import type { Module } from '../../module.ts'
import { hasPassed } from './attempts.ts'
import { knowledgeTestsPersonalData } from './personal-data.ts'
import { knowledgeTestRoutes } from './routes.ts'
import { knowledgeTestSandboxRoutes } from './sandbox-routes.ts'

export const knowledgeTestsModule: Module = {
  routes: [knowledgeTestRoutes],
  sandboxRoutes: [knowledgeTestSandboxRoutes],
  personalData: knowledgeTestsPersonalData,
  hasPassedTest: hasPassed,
}
