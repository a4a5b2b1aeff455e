import type { Figures } from '../../operations/figures.ts'

/** How old the quotes of a provider are. */
export const marketFigures: Figures = {
  name: 'market',
  gauges: {
    foyer_market_age_seconds: 'How long ago the quotes of the provider were complete; 0 without a provider',
  },
  read: async ({ db, clocks }) => {
    const [feed] = await db<{ completeTo: Date | null }[]>`select complete_to as "completeTo" from market_feed`
    const age = feed?.completeTo ? Math.max(0, Math.round((clocks.wall() - feed.completeTo.getTime()) / 1000)) : 0
    return { foyer_market_age_seconds: age }
  },
}
