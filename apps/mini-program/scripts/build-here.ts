// Builds the shell into apps/mini-program/dist, which project.config.json refers to.
import { join } from 'node:path'
import { buildMiniProgram } from './build.ts'

await buildMiniProgram(join(import.meta.dirname, '../dist'))
