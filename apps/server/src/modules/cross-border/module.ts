import type { Module } from '../../module.ts'
import { guideKind, questionsKind } from './fact-kinds.ts'
import { crossBorderPersonalData } from './personal-data.ts'
import { crossBorderRoutes, questionVoteRoutes } from './routes.ts'
import { takeOverVotes } from './visitor.ts'

export const crossBorderModule: Module = {
  routes: [crossBorderRoutes, questionVoteRoutes],
  takeOver: takeOverVotes,
  facts: [guideKind, questionsKind],
  personalData: crossBorderPersonalData,
}
