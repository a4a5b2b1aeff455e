import type { Module } from '../../module.ts'
import { rotationFigures } from './figures.ts'
import { rotateKeysJob } from './job.ts'

export const rotationModule: Module = {
  jobs: [rotateKeysJob],
  figures: [rotationFigures],
  // of tables of the server itself
  storedKeys: {
    sealed: ['identifier_keys.key_sealed'],
    identifying: { 'operator_sessions.hash': 'a cookie of 256 random bits' },
  },
}
