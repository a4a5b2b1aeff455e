import type { Module } from '../../module.ts'
import { attendDrawsJob } from './attend.ts'
import { drawRoutes, myDrawRoutes } from './routes.ts'
import { seedDraws } from './seed.ts'

export const drawsModule: Module = { routes: [drawRoutes, myDrawRoutes], jobs: [attendDrawsJob], seeds: [seedDraws] }
