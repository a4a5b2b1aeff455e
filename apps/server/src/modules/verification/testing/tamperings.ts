import { tamperedCodes } from './tampered-codes.ts'
import { tamperedDraws } from './tampered-draws.ts'
import { tamperedFacts } from './tampered-facts.ts'
import { tamperedLedger } from './tampered-ledger.ts'
import { tamperedRedemptions } from './tampered-redemptions.ts'
import { tamperedRewards } from './tampered-rewards.ts'
import { tamperedTrades } from './tampered-trades.ts'
import type { Tampering } from './tampering.ts'

export const tamperings: readonly Tampering[] = [
  ...tamperedRewards,
  ...tamperedDraws,
  ...tamperedLedger,
  ...tamperedRedemptions,
  ...tamperedCodes,
  ...tamperedTrades,
  ...tamperedFacts,
]

/** The checks that a planted tampering covers. */
export const tamperingChecks: ReadonlySet<string> = new Set(tamperings.map(({ check }) => check))
