import { type MoverBoard, mostCodes } from '@foyer/contract/market-limits'
import type { Instrument } from './instruments.ts'
import { moversOf } from './movers.ts'
import type { World } from './world.ts'

/** What visitors are told lies back a quarter of an hour; that it stands still so long tells them nothing less. */
const turn = 10_000

/** When the boards that visitors are told at a moment began to stand: the same for all of them, in every process. */
export const turnOf = (at: number): number => at - (at % turn)

/** Of each board the one worked out last. */
const kept = new Map<MoverBoard, { readonly of: string; readonly movers: Promise<Instrument[]> }>()

/** As many movers as can be asked for, worked out once for whoever asks about the same moment of the same world. */
export const visitorsMovers = (world: World, board: MoverBoard, at: number): Promise<Instrument[]> => {
  const of = `${world.version} ${at}`
  const before = kept.get(board)
  if (before?.of === of) return before.movers
  const movers = moversOf(world, board, at, mostCodes)
  kept.set(board, { of, movers })
  return movers
}
