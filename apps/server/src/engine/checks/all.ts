import { causeChecks } from './causes.ts'
import type { AnyCheck } from './check.ts'
import { codeChecks } from './codes.ts'
import { conversionChecks } from './conversions.ts'
import { drawOutcomeChecks } from './draw-outcomes.ts'
import { drawRecordChecks } from './draw-records.ts'
import { factChecks } from './facts.ts'
import { ledgerChecks } from './ledger.ts'
import { pointsChecks } from './points.ts'
import { rewardChecks } from './rewards.ts'
import { stockChecks } from './stock.ts'
import { storedRuleChecks } from './stored-rules.ts'

/** The conditions that always hold within the engine's own tables, in the order of the report. */
export const engineChecks: readonly AnyCheck[] = [
  ...ledgerChecks,
  ...stockChecks,
  ...codeChecks,
  ...rewardChecks,
  ...conversionChecks,
  ...causeChecks,
  ...drawRecordChecks,
  ...drawOutcomeChecks,
  ...pointsChecks,
  ...storedRuleChecks,
  ...factChecks,
]
