import type { Module } from '../../module.ts'
import { restrictionFigures } from './figures.ts'
import { readRestrictionsJob } from './jobs.ts'

export const restrictionsModule: Module = {
  jobs: [readRestrictionsJob],
  figures: [restrictionFigures],
  storedKeys: { identifying: { 'restriction_entries.digest': 'a number or an account that the firm lists' } },
  tables: ['restriction_entries', 'restriction_lists'],
}
