import type { Module } from '../../module.ts'
import { freshProofRoutes } from './routes.ts'

export const freshProofModule: Module = { routes: [freshProofRoutes] }
