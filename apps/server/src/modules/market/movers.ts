import type { MoverBoard } from '@foyer/contract/market-limits'
import type { Figures } from './feed.ts'
import { type Instrument, instruments } from './instruments.ts'
import { figuresOf, isHalted } from './quotes.ts'
import type { World } from './world.ts'

interface Mover {
  readonly instrument: Instrument
  readonly figures: Figures
}

/** Which of two rose more: their shares of what they began with, compared without dividing. */
const rise = ({ figures: { price, previousClose } }: Mover): bigint =>
  (BigInt(price - previousClose) * 1_000_000_000n) / BigInt(previousClose)

const figureOf: Record<MoverBoard, (mover: Mover) => bigint> = {
  gainers: rise,
  losers: (mover) => -rise(mover),
  turnover: ({ figures }) => BigInt(figures.turnover),
}

/** Shares that rose most, fell most or were traded most, best first; equal ones by code. */
export const moversOf = (world: World, board: MoverBoard, at: number, count: number): Instrument[] =>
  [...instruments.values()]
    .filter((instrument) => instrument.kind === 'stock' && !isHalted(world, instrument, at))
    .map((instrument) => ({ instrument, figures: figuresOf(world, instrument, at) }))
    .map((mover) => ({ code: mover.instrument.code, instrument: mover.instrument, figure: figureOf[board](mover) }))
    .filter(({ figure }) => figure > 0n)
    .sort((a, b) => (a.figure === b.figure ? (a.code < b.code ? -1 : 1) : a.figure < b.figure ? 1 : -1))
    .slice(0, count)
    .map(({ instrument }) => instrument)
