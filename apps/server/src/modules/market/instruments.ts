import type { ClosingPrice } from '@foyer/contract/quotes'
import data from './instruments.json' with { type: 'json' }

/** One line of the exchange's list. A fund has a counter for each currency it trades in. */
export interface Instrument {
  readonly code: string
  readonly name: ClosingPrice['name']
  readonly currency: ClosingPrice['currency']
  /** the smallest step of its price, in thousandths of the currency */
  readonly tick: number
  /** Hong Kong dollars for one of the currency, in thousandths */
  readonly rate: number
  /** what moves: the same for all counters of a fund */
  readonly walk: Walk
}

/** A simulated price in thousandths of a Hong Kong dollar. */
export interface Walk {
  readonly code: string
  readonly start: number
  /** the widest move of a day, in basis points */
  readonly swing: number
}

/** The day that every price begins at. */
export const firstDay = data.from

const own = data.instruments.map(
  ({ code, name, tick, start, swing }): Instrument => ({
    code,
    name,
    currency: 'HKD',
    tick,
    rate: 1000,
    walk: { code, start, swing },
  }),
)

const isForeign = (currency: string): currency is 'USD' | 'CNY' => currency in data.hongKongDollars

const counters = data.counters.map(({ code, of, currency, tick }): Instrument => {
  const main = own.find((instrument) => instrument.code === of)
  if (!main || !isForeign(currency)) throw new Error(`the counter ${code} names no fund or currency there is`)
  return { ...main, code, currency, tick, rate: data.hongKongDollars[currency] }
})

/** The simulated market, by code as the exchange writes it. */
export const instruments: ReadonlyMap<string, Instrument> = new Map(
  [...own, ...counters].map((instrument) => [instrument.code, instrument]),
)
