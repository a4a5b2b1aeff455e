import type { InstrumentFacts, Quote, QuotesReply, QuoteTick } from '@foyer/api/market'
import type { Level } from '@foyer/protocol/machines/identity'
import { decimal, percentOf } from './closes.ts'
import { type MarketConditions, staleSince } from './conditions.ts'
import { slotMs, slotOf } from './exchange/slots.ts'
import type { Bar, Figures } from './feed.ts'
import { type Instrument, quoted } from './instruments.ts'
import { marketAt } from './states.ts'

/** The delay of quotes for visitors, in seconds. */
const visitorsDelay = 900

export const delayOf = ({ feed }: MarketConditions, isRealTime: boolean): number =>
  isRealTime && feed !== 'delayed' ? 0 : visitorsDelay

export const isRealTime = (level: Level): boolean => level !== 'tourist'

/** The delay for a level; registered callers see real-time quotes. */
export const delayFor = (conditions: MarketConditions, level: Level): number => delayOf(conditions, isRealTime(level))

/** The moment up to which trades of an instrument are shown: trades after a halt are shown once it is resumed. */
export const endOf = ({ halts }: MarketConditions, { code }: Instrument, at: number): number =>
  Math.min(at, (halts.get(code) ?? at + 1) - 1)

export const isHalted = (conditions: MarketConditions, { code, walk }: Instrument, at: number): boolean =>
  conditions.halts.has(code) ||
  (walk.suspendedFrom !== undefined && at >= Date.parse(`${walk.suspendedFrom}T00:00:00+08:00`))

const withSign = (change: number): string => (change > 0 ? `+${decimal(change)}` : decimal(change))

export const tickOf = ({ code }: Instrument, figures: Figures): QuoteTick => {
  const change = figures.price - figures.previousClose
  return {
    code,
    price: decimal(figures.price),
    change: withSign(change),
    percent: percentOf(change, figures.previousClose),
    high: decimal(figures.high),
    low: decimal(figures.low),
    volume: String(figures.volume),
    turnover: String(Math.round(figures.turnover / 1000)),
    at: figures.at,
  }
}

/** Figures at a moment, with halts applied. */
export const figuresOf = (conditions: MarketConditions, instrument: Instrument, at: number): Figures =>
  conditions.source.figuresAt(conditions.closures, instrument, endOf(conditions, instrument, at))

/** Trading days up to a moment, with halts applied. */
export const barsOf = async (conditions: MarketConditions, instrument: Instrument, at: number): Promise<Bar[]> =>
  conditions.source.barsAt(conditions.closures, instrument, endOf(conditions, instrument, at))

/** The tick in a slot; undefined if nothing changed. */
export const tickIn = (conditions: MarketConditions, instrument: Instrument, slot: number): QuoteTick | undefined => {
  const since = conditions.halts.get(instrument.code)
  if (since !== undefined && slot * slotMs >= since) return undefined
  const figures = conditions.source.tickIn(conditions.closures, instrument, slot)
  return figures && tickOf(instrument, figures)
}

/** The prices at which an instrument was traded after a moment, up to another one. */
export const pricesBetween = (
  conditions: MarketConditions,
  instrument: Instrument,
  after: number,
  upTo: number,
): number[] => {
  const { source, closures } = conditions
  const prices: number[] = []
  for (let slot = slotOf(after) + 1; slot <= slotOf(endOf(conditions, instrument, upTo)); slot++) {
    const figures = source.tickIn(closures, instrument, slot)
    if (figures) prices.push(figures.price)
  }
  return prices
}

export const factsOf = ({ code, name, kind, currency, lotSize }: Instrument): InstrumentFacts => ({
  code,
  name,
  kind,
  currency,
  lotSize,
})

const quoteOf = (conditions: MarketConditions, instrument: Instrument, at: number, delay: number): Quote => {
  const figures = figuresOf(conditions, instrument, at)
  return {
    ...factsOf(instrument),
    ...tickOf(instrument, figures),
    previousClose: decimal(figures.previousClose),
    open: decimal(figures.open),
    isHalted: isHalted(conditions, instrument, at),
    isDelayed: delay > 0 || staleSince(conditions, at) !== null,
  }
}

export const known = (codes: Iterable<string>): Instrument[] =>
  [...new Set(codes)].flatMap((code) => quoted.get(code) ?? [])

/** Whether there are figures of an instrument: a provider may have none yet. */
export const hasFigures = ({ source }: MarketConditions, instrument: Instrument, at: number): boolean =>
  source.has?.(instrument, at) ?? true

/**
 * The part of every reply that precedes the figures. The state of the market is never delayed. Old figures are as of the
 * moment up to which they are complete.
 */
export const asOf = (conditions: MarketConditions, now: number, delay: number) => {
  const at = now - delay * 1000
  const stale = staleSince(conditions, at)
  return { asOf: stale ?? at, delay, staleSince: stale, market: marketAt(conditions, now) }
}

export const quotesOf = (
  conditions: MarketConditions,
  instruments: readonly Instrument[],
  now: number,
  delay: number,
): QuotesReply => ({
  ...asOf(conditions, now, delay),
  quotes: instruments
    .filter((instrument) => hasFigures(conditions, instrument, now - delay * 1000))
    .map((instrument) => quoteOf(conditions, instrument, now - delay * 1000, delay)),
})
