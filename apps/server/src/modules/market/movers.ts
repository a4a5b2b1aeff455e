import { setImmediate } from 'node:timers/promises'
import type { MoverBoard } from '@foyer/api/market-limits'
import type { MarketConditions } from './conditions.ts'
import type { Figures } from './feed.ts'
import { type Instrument, instruments } from './instruments.ts'
import { figuresOf, hasFigures, isHalted } from './quotes.ts'

interface Mover {
  readonly instrument: Instrument
  readonly figures: Figures
}

/** The rise relative to the previous close, in billionths. */
const rise = ({ figures: { price, previousClose } }: Mover): bigint =>
  (BigInt(price - previousClose) * 1_000_000_000n) / BigInt(previousClose)

const figureOf: Record<MoverBoard, (mover: Mover) => bigint> = {
  gainers: rise,
  losers: (mover) => -rise(mover),
  turnover: ({ figures }) => BigInt(figures.turnover),
}

/**
 * The shares that rose most, fell most or were traded most, best first and equal ones by code. The first request of a
 * day computes the day of every share, so it yields to other requests in between.
 */
export const moversOf = async (
  conditions: MarketConditions,
  board: MoverBoard,
  at: number,
  count: number,
): Promise<Instrument[]> => {
  const found: { instrument: Instrument; figure: bigint }[] = []
  for (const instrument of instruments.values()) {
    if (instrument.kind !== 'stock' || isHalted(conditions, instrument, at) || !hasFigures(conditions, instrument, at))
      continue
    const figure = figureOf[board]({ instrument, figures: figuresOf(conditions, instrument, at) })
    if (figure > 0n) found.push({ instrument, figure })
    await setImmediate()
  }
  return found
    .sort((a, b) =>
      a.figure === b.figure ? (a.instrument.code < b.instrument.code ? -1 : 1) : a.figure < b.figure ? 1 : -1,
    )
    .slice(0, count)
    .map(({ instrument }) => instrument)
}
