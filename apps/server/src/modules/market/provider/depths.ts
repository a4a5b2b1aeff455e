import type { Context } from '../../../context.ts'
import type { Depth } from '../feed.ts'
import { recentlyUsed } from '../recent.ts'

/** Milliseconds for which all readers of a process share an order book. */
const life = 1_000
/** Codes whose order books are cached. */
const cached = 200

interface Known {
  at: number
  depth: Promise<Depth | undefined>
}

export type ReadDepth = (code: string) => Promise<Depth | undefined>

/** Reads order books of a provider, each at most once a second in a process. While it is away there is none. */
export const createDepths = ({ connectors, clocks }: Pick<Context, 'connectors' | 'clocks'>): ReadDepth => {
  const { marketData } = connectors
  const cache = recentlyUsed<Known>(cached)
  return async (code) => {
    if (marketData.isLocal) return undefined
    const known = cache(code, () => ({ at: Number.NEGATIVE_INFINITY, depth: Promise.resolve(undefined) }))
    const now = clocks.wall()
    if (now < known.at + life && now >= known.at) return known.depth
    known.at = now
    known.depth = marketData.depth(code).catch(() => undefined)
    return known.depth
  }
}
