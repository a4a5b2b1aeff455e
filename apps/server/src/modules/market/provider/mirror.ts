import type { Sql } from 'postgres'
import type { ListedSecurity } from '../../../firm-facts/market.ts'
import { Refused } from '../../../refused.ts'
import { slotOf } from '../exchange/slots.ts'
import type { Figures } from '../feed.ts'
import { replaceListed } from '../listed.ts'

/** How far back readers look, in milliseconds: delayed ones by 15 minutes, and resumed ones by one more. */
export const historyMs = 20 * 60_000

interface Tick extends Figures {
  readonly slot: number
  readonly isHalted: boolean
}

/** The provider's data in memory, as every process loads them from the database. */
export interface Mirror {
  /** Loads what is new. Calls at the same time share one reading. */
  refresh(): Promise<void>
  /** up to when the data are complete, in milliseconds of the wall clock; undefined before the first answer */
  readonly completeTo: number | undefined
  /** codes that are halted at a moment */
  haltedAt(at: number): readonly string[]
  /** @throws Refused `market_unavailable` without data of that moment */
  figuresAt(code: string, at: number): Figures
  has(code: string, at: number): boolean
  tickIn(code: string, slot: number): Figures | undefined
}

interface Row {
  slot: number
  code: string
  price: number
  previous_close: number
  open: number
  high: number
  low: number
  volume: number
  turnover: number
  traded_at: Date
  is_halted: boolean
}

const tickOf = ({ code: _, previous_close, traded_at, is_halted, ...row }: Row): Tick => ({
  ...row,
  previousClose: previous_close,
  at: traded_at.getTime(),
  isHalted: is_halted,
})

const figuresOf = ({ slot: _, isHalted: __, ...figures }: Tick): Figures => figures

/** The number of the last tick that is not after a slot; -1 if all are. */
const lastNotAfter = (ticks: readonly Tick[], slot: number): number => {
  let [low, high] = [0, ticks.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ticks[middle] as Tick).slot <= slot) low = middle + 1
    else high = middle
  }
  return low - 1
}

export const createMirror = (db: Sql): Mirror => {
  const byCode = new Map<string, Tick[]>()
  let completeTo: number | undefined
  let lastSlot = -1
  let version = ''
  let running: Promise<void> | undefined

  const loadSecurities = async (newest: string): Promise<void> => {
    const rows = await db<{ facts: ListedSecurity }[]>`select facts from market_securities order by code`
    replaceListed(rows.map(({ facts }) => facts))
    version = newest
  }

  const keep = (row: Row): void => {
    const ticks = byCode.get(row.code) ?? []
    byCode.set(row.code, ticks)
    ticks.push(tickOf(row))
    // the last tick before the period that readers look back to remains
    const unneeded = lastNotAfter(ticks, row.slot - slotOf(historyMs))
    if (unneeded > 64) ticks.splice(0, unneeded)
  }

  const load = async (): Promise<void> => {
    const [feed] = await db<{ version: string; completeTo: Date | null; lastSlot: number }[]>`
      select securities_version as version, complete_to as "completeTo", last_slot as "lastSlot" from market_feed`
    if (!feed) return
    if (feed.version !== version) await loadSecurities(feed.version)
    if (feed.lastSlot > lastSlot) {
      const rows = await db<Row[]>`
        select * from market_ticks where slot > ${lastSlot} and slot <= ${feed.lastSlot} order by slot`
      for (const row of rows) keep(row)
      lastSlot = feed.lastSlot
    }
    completeTo = feed.completeTo?.getTime()
  }

  const tickAt = (code: string, at: number): Tick | undefined => {
    const ticks = byCode.get(code) ?? []
    return ticks[lastNotAfter(ticks, slotOf(at))]
  }

  return {
    refresh: () => {
      running ??= load().finally(() => {
        running = undefined
      })
      return running
    },
    get completeTo() {
      return completeTo
    },
    haltedAt: (at) => [...byCode.keys()].filter((code) => tickAt(code, at)?.isHalted).sort(),
    figuresAt: (code, at) => {
      const tick = tickAt(code, at)
      if (!tick) throw new Refused('market_unavailable', 'the provider has no figures of this security')
      return figuresOf(tick)
    },
    has: (code, at) => tickAt(code, at) !== undefined,
    tickIn: (code, slot) => {
      const ticks = byCode.get(code) ?? []
      const tick = ticks[lastNotAfter(ticks, slot)]
      return tick?.slot === slot ? figuresOf(tick) : undefined
    },
  }
}
