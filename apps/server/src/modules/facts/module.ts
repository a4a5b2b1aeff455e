import type { Module } from '../../module.ts'
import { factFindings } from './findings.ts'
import { seedFacts } from './seed.ts'

export const factsModule: Module = {
  seeds: [seedFacts],
  findings: [factFindings],
  storedKeys: { unkeyed: { 'fact_versions.hash': 'SHA-256 of published content' } },
}
