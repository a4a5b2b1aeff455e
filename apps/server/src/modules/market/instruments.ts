import type { InstrumentKind } from '@foyer/api/market'
import type { ClosingPrice } from '@foyer/api/quotes'
import data from './instruments.json' with { type: 'json' }

/** One line of the exchange's list, or an index. A fund has a counter for each currency it trades in. */
export interface Instrument {
  readonly code: string
  readonly name: ClosingPrice['name']
  readonly kind: InstrumentKind
  readonly currency: ClosingPrice['currency']
  /** the smallest step of its price, in thousandths of the currency */
  readonly tick: number
  /** Hong Kong dollars for one unit of the currency, in thousandths */
  readonly rate: number
  /** shares in a board lot; 0 for an index */
  readonly lotSize: number
  /** the percentage of its value that may be borrowed against it */
  readonly marginable: number
  /** shares or units in issue, where the source states it */
  readonly issued?: number | undefined
  /** what a fund charges a year, in hundredths of a percent, where the source states it */
  readonly annualFee?: number | undefined
  /** ticks per minute, at most 240 */
  readonly pace: number
  /** lots traded on an ordinary day */
  readonly traded: number
  /** the simulated price, shared by all counters of a fund */
  readonly walk: Walk
}

/** A simulated price in thousandths of a Hong Kong dollar. */
export interface Walk {
  readonly code: string
  readonly start: number
  /** the largest move of a day, in basis points */
  readonly swing: number
  /** what the price depends on: walks of one underlying move alike */
  readonly underlying?: string | undefined
  /** the first day, YYYY-MM-DD, of a permanent suspension */
  readonly suspendedFrom?: string | undefined
}

/** What decides the random moves of a walk. */
export const movesOf = ({ code, underlying }: Walk): string => underlying ?? code

/** The day that all prices begin on. */
export const firstDay = data.from

interface Own {
  code: string
  name: ClosingPrice['name']
  kind: string
  tick: number
  start: number
  swing: number
  lotSize: number
  marginable: number
  pace: number
  traded: number
  issued?: number
  underlying?: string
  suspendedFrom?: string
}

const own = (data.instruments as Own[]).map(
  ({ start, swing, underlying, suspendedFrom, kind, ...facts }): Instrument => ({
    ...facts,
    kind: kind === 'fund' ? 'fund' : 'stock',
    currency: 'HKD',
    rate: 1000,
    walk: { code: facts.code, start, swing, underlying, suspendedFrom },
  }),
)

const isForeign = (currency: string): currency is 'USD' | 'CNY' => currency in data.hongKongDollars

const counters = data.counters.map(({ of, currency, ...facts }): Instrument => {
  const main = own.find((instrument) => instrument.code === of)
  if (!main || !isForeign(currency)) throw new Error(`the counter ${facts.code} names an unknown fund or currency`)
  return { ...main, ...facts, currency, rate: data.hongKongDollars[currency] }
})

const simulated: readonly Instrument[] = [...own, ...counters]

/** The indices of the simulated market, in points instead of a currency. */
const simulatedIndices = data.indices.map(
  ({ code, name, start, swing, pace }): Instrument => ({
    code,
    name,
    kind: 'index',
    currency: 'HKD',
    tick: 10,
    rate: 1000,
    lotSize: 0,
    marginable: 0,
    pace,
    traded: 0,
    walk: { code, start, swing },
  }),
)

const lists = {
  instruments: new Map<string, Instrument>(),
  indices: new Map<string, Instrument>(),
  quoted: new Map<string, Instrument>(),
}

/** Fills the lists of this process. Only `listed.ts` calls it again. */
export const fillListed = (all: readonly Instrument[]): void => {
  for (const list of Object.values(lists)) list.clear()
  for (const instrument of all) {
    lists[instrument.kind === 'index' ? 'indices' : 'instruments'].set(instrument.code, instrument)
    lists.quoted.set(instrument.code, instrument)
  }
}
/** The list of the simulated market. */
export const simulatedList: readonly Instrument[] = [...simulated, ...simulatedIndices]
fillListed(simulatedList)

/** The instruments by the exchange's code: of the provider, or of the simulated market. */
export const instruments: ReadonlyMap<string, Instrument> = lists.instruments

/** The indices, in points instead of a currency. */
export const indices: ReadonlyMap<string, Instrument> = lists.indices

/** All instruments and indices that have quotes. */
export const quoted: ReadonlyMap<string, Instrument> = lists.quoted
