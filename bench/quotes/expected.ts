import { simulatedExchange } from '../../apps/server/src/modules/market/exchange/exchange.ts'
import { slotMs } from '../../apps/server/src/modules/market/exchange/slots.ts'
import { known, tickIn } from '../../apps/server/src/modules/market/quotes.ts'
import type { World } from '../../apps/server/src/modules/market/world.ts'
import { sets } from './sets.ts'

/** The market as the server under measurement has it: nothing declared, nothing halted. */
const world: World = {
  source: simulatedExchange(),
  closures: new Map(),
  reasons: new Map(),
  halts: new Map(),
  feed: 'up',
  version: '',
}
const instruments = sets.map((codes) => known(codes))
const made = new Map<string, string>()

/** JSON of what ticks for a set in a slot, worked out here and not by the server; '' for nothing. */
export const expectedIn = (set: number, slot: number): string => {
  const key = `${set} ${slot}`
  const kept = made.get(key)
  if (kept !== undefined) return kept
  const ticks = (instruments[set] ?? []).flatMap((instrument) => tickIn(world, instrument, slot) ?? [])
  const json = ticks.length === 0 ? '' : JSON.stringify(ticks)
  made.set(key, json)
  return json
}

export const slotOfId = (id: string): number => Number(id.split('-')[0]) / slotMs
