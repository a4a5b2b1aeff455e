import type { Depth, DepthLevel } from '../feed.ts'
import type { Instrument } from '../instruments.ts'
import { noiseBelow, seedOf } from './noise.ts'

/** Prices on each side. */
const levels = 5
/** Milliseconds for which the orders stay as they are. */
const step = 1_000
const mostLots = 65_000

/** The simulated order book around a price: the spread is one price step, and larger orders wait further away. */
export const depthAround = ({ code, tick, lotSize, traded }: Instrument, price: number, at: number): Depth => {
  const seed = seedOf(`depth ${code} ${Math.floor(at / step)}`)
  // the last trade was with the best bid or with the best ask
  const bestBid = noiseBelow(seed, 0, 2) === 0 ? price : price - tick
  const usual = Math.max(1, Math.floor(traded / 4_000))
  const side = (first: number, direction: 1 | -1, numbers: number): DepthLevel[] =>
    Array.from({ length: levels }, (_, nth) => ({
      price: first + direction * nth * tick,
      volume: (1 + noiseBelow(seed, numbers + nth, Math.min(40 * usual, mostLots)) + usual * nth) * lotSize,
      orders: 1 + noiseBelow(seed, numbers + levels + nth, 24),
    })).filter((level) => level.price > 0)
  return { bids: side(bestBid, -1, 1), offers: side(bestBid + tick, 1, 1 + 2 * levels) }
}
