import type { Module } from '../../module.ts'
import { restrictionFigures } from './figures.ts'
import { readRestrictionsJob } from './jobs.ts'

export const restrictionsModule: Module = {
  jobs: [readRestrictionsJob],
  figures: [restrictionFigures],
  tables: ['restriction_entries', 'restriction_lists'],
}
