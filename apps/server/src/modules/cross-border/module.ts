import type { Module } from '../../module.ts'
import { crossBorderPersonalData } from './personal-data.ts'
import { crossBorderRoutes, questionVoteRoutes } from './routes.ts'
import { takeOverVotes } from './visitor.ts'

export const crossBorderModule: Module = {
  routes: [crossBorderRoutes, questionVoteRoutes],
  takeOver: takeOverVotes,
  personalData: crossBorderPersonalData,
}
