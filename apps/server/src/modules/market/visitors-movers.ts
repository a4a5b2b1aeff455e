import { type MoverBoard, mostCodes } from '@foyer/api/market-limits'
import type { MarketConditions } from './conditions.ts'
import type { Instrument } from './instruments.ts'
import { moversOf } from './movers.ts'

/**
 * Milliseconds for which visitors see the same boards. Their data is a quarter of an hour old, so this costs them
 * nothing.
 */
const turn = 10_000

/** The start of the period that contains the moment; the same for all visitors in every process. */
export const turnOf = (at: number): number => at - (at % turn)

/** The latest result for each board. */
const latest = new Map<MoverBoard, { readonly of: string; readonly movers: Promise<Instrument[]> }>()

/** The longest list of movers that can be requested, computed once per moment and state of the market. */
export const visitorsMovers = (conditions: MarketConditions, board: MoverBoard, at: number): Promise<Instrument[]> => {
  const of = `${conditions.version} ${at}`
  const before = latest.get(board)
  if (before?.of === of) return before.movers
  const movers = moversOf(conditions, board, at, mostCodes)
  latest.set(board, { of, movers })
  return movers
}
