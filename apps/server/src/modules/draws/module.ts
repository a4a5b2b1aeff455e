import type { Module } from '../../module.ts'
import { attendDrawsJob, revealDraws } from './attend.ts'
import { drawChecks } from './checks.ts'
import { drawsPersonalData } from './personal-data.ts'
import { drawRoutes, myDrawRoutes } from './routes.ts'
import { drawSandboxRoutes } from './sandbox-routes.ts'
import { seedDraws } from './seed.ts'

export const drawsModule: Module = {
  routes: [drawRoutes, myDrawRoutes],
  jobs: [attendDrawsJob],
  seeds: [seedDraws],
  sandboxRoutes: [drawSandboxRoutes],
  afterClockMove: revealDraws,
  personalData: drawsPersonalData,
  tables: ['draws'],
  storedKeys: {
    sealed: ['draws.seed_sealed'],
    unkeyed: { 'draws.seed_hash': 'SHA-256 of a published promise' },
  },
  checks: drawChecks,
}
