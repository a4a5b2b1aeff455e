import type { MarketConditions } from '../../apps/server/src/modules/market/conditions.ts'
import { simulatedExchange } from '../../apps/server/src/modules/market/exchange/exchange.ts'
import { slotMs } from '../../apps/server/src/modules/market/exchange/slots.ts'
import { known, tickIn } from '../../apps/server/src/modules/market/quotes.ts'
import { sampleClosures } from '../../apps/server/src/modules/trading-calendar/testing.ts'
import { sets } from './sets.ts'

/** The market of the measured server: nothing declared, nothing halted. */
const market: MarketConditions = {
  source: simulatedExchange(),
  closures: sampleClosures(),
  reasons: new Map(),
  halts: new Map(),
  feed: 'up',
  version: '',
}
const instruments = sets.map((codes) => known(codes))
const made = new Map<string, string>()

/** The expected JSON of a set's ticks in a slot, computed independently of the server; '' if nothing ticks. */
export const expectedIn = (set: number, slot: number): string => {
  const key = `${set} ${slot}`
  const cached = made.get(key)
  if (cached !== undefined) return cached
  const ticks = (instruments[set] ?? []).flatMap((instrument) => tickIn(market, instrument, slot) ?? [])
  const json = ticks.length === 0 ? '' : JSON.stringify(ticks)
  made.set(key, json)
  return json
}

export const slotOfId = (id: string): number => Number(id.split('-')[0]) / slotMs
