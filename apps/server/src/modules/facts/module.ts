import type { Module } from '../../module.ts'
import { factFindings } from './findings.ts'
import { seedFacts } from './seed.ts'

export const factsModule: Module = { seeds: [seedFacts], findings: [factFindings] }
