import type { Context } from '../../../context.ts'
import { dayOf, isTradingDay } from '../../trading-calendar/public.ts'
import { quoteDayAt } from '../exchange/day-view.ts'
import { simulatedExchange } from '../exchange/exchange.ts'
import type { Bar, Feed } from '../feed.ts'
import { createDepths, type ReadDepth } from './depths.ts'
import { barsOfProvider } from './histories.ts'
import { createMinutes, type ReadMinutes } from './minutes.ts'
import { createMirror, type Mirror } from './mirror.ts'

/** One exchange for all callers of the process: its cached results are the same for every caller. */
const simulated = simulatedExchange()

type Given = Pick<Context, 'db' | 'clocks' | 'connectors' | 'environment'>

/** The data of a provider, by the connectors that reach it. */
const mirrors = new WeakMap<Given['connectors'], Mirror>()
const onDemand = new WeakMap<Given['connectors'], { readonly minutes: ReadMinutes; readonly depth: ReadDepth }>()
const onDemandOf = (context: Given) => {
  const known = onDemand.get(context.connectors) ?? { minutes: createMinutes(context.db), depth: createDepths(context) }
  onDemand.set(context.connectors, known)
  return known
}

/** The provider's data in this process; undefined if no provider is connected. */
export const mirrorOf = ({ db, connectors }: Pick<Given, 'db' | 'connectors'>): Mirror | undefined => {
  if (connectors.marketData.isLocal) return undefined
  const mirror = mirrors.get(connectors) ?? createMirror(db)
  mirrors.set(connectors, mirror)
  return mirror
}

/** The feed of a provider: quotes from memory, days and minutes from the database, order books on request. */
const providedFeed = (context: Given, mirror: Mirror): Feed => ({
  figuresAt: (_, { code }, at) => mirror.figuresAt(code, at),
  tickIn: (_, { code }, slot) => mirror.tickIn(code, slot),
  has: ({ code }, at) => mirror.has(code, at),
  barsAt: async (closures, { code }, at): Promise<Bar[]> => {
    const bars = await barsOfProvider(context, closures, code, at)
    const today = quoteDayAt(closures, at)
    const before = bars.filter(({ day }) => day < today)
    if (!mirror.has(code, at)) return before
    const { open, high, low, price: close, volume, at: tradedAt } = mirror.figuresAt(code, at)
    // without a trade today the figures are of an earlier day
    return dayOf(tradedAt) === today && isTradingDay(closures, today)
      ? [...before, { day: today, open, high, low, close, volume }]
      : bars.filter(({ day }) => day <= today)
  },
  minutesAt: (_, instruments, days, at) => onDemandOf(context).minutes(instruments, days, at),
  depthAt: (_, { code, kind }) => (kind === 'index' ? undefined : onDemandOf(context).depth(code)),
})

/**
 * The feed of a context: of the provider, or in the sandbox a simulated one. Undefined in production without a provider.
 */
export const feedOf = (context: Given): Feed | undefined => {
  const mirror = mirrorOf(context)
  if (mirror) return providedFeed(context, mirror)
  return context.environment.FOYER_MODE === 'sandbox' ? simulated : undefined
}
