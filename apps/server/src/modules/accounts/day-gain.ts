import type { AccountFiguresReply, Position } from '@foyer/api/accounts'
import { figuresOf, hasFigures, known, type MarketConditions, marketAt, thousandthsOf } from '../market/public.ts'
import { type Day, dayOf } from '../trading-calendar/public.ts'
import { gainPercentOf, marketValueOf } from './market-value.ts'
import type { PositionChange } from './positions.ts'
import { offerRate } from './value-positions.ts'

/** The day whose prices are shown: the last trading day that began; null if the data of a provider do not reach it. */
const quoteDayAt = (conditions: MarketConditions, at: number): Day | null => {
  const { tradedUntil = at } = marketAt(conditions, at)
  const day = dayOf(tradedUntil)
  return conditions.completeTo !== undefined && dayOf(conditions.completeTo) < day ? null : day
}

/** A code with what happened to its holding on the day. */
interface Moved {
  readonly code: string
  /** undefined if all of it was sold */
  readonly position: Position | undefined
  /** net of the day */
  readonly quantity: number
  readonly paid: number
}

/** The value of a quantity at the end of the trading day before; null if there is no price. */
const valueBefore = (
  conditions: MarketConditions,
  at: number,
  day: Day,
  { code, position }: Moved,
  quantity: number,
): number | null => {
  const [instrument] = known([code])
  if (!instrument) {
    if (!position?.offered || position.price === null) return null
    return marketValueOf(quantity, thousandthsOf(position.price), offerRate[position.offered])
  }
  if (!hasFigures(conditions, instrument, at)) return null
  const figures = figuresOf(conditions, instrument, at)
  // without a trade on the day its price is that of the day before
  const price = dayOf(figures.at) === day ? figures.previousClose : figures.price
  return marketValueOf(quantity, price, instrument.rate)
}

/** The gain of one code on the day; null if it cannot be calculated. `base`: the value before, and what was paid since. */
const gainOf = (conditions: MarketConditions, at: number, day: Day, moved: Moved) => {
  const { position, quantity, paid } = moved
  const before = (position?.quantity ?? 0) - quantity
  // changes that contradict the position
  if (before < 0 || (position && position.price === null)) return null
  const worth = valueBefore(conditions, at, day, moved, before)
  if (worth === null) return null
  return { gain: (position?.marketValue ?? 0) - worth - paid, base: worth + Math.max(paid, 0) }
}

/** Positions and changes of the books, at one moment. */
interface Given {
  readonly at: number
  readonly positions: readonly Position[]
  /** null if the books do not say */
  readonly changes: readonly PositionChange[] | null
  readonly netValue: number
}

/**
 * Adds the gain of the last trading day that began to each position, and sums it up. For each code it is
 *
 *     market value − value before the day of what was held then − what was paid since
 */
export const withDayGains = (
  conditions: MarketConditions,
  { at, positions, changes, netValue }: Given,
): Required<Pick<AccountFiguresReply, 'positions' | 'day'>> => {
  const day = quoteDayAt(conditions, at)
  if (changes === null || day === null) {
    const unknown = { dayGain: null, dayGainPercent: null }
    return { positions: positions.map((position) => ({ ...position, ...unknown })), day: null }
  }
  const since = changes.filter((change) => change.day >= day)
  const movedOf = (code: string): Moved => {
    const own = since.filter((change) => change.code === code)
    const sum = (of: 'quantity' | 'paid') => own.reduce((total, change) => total + change[of], 0)
    return {
      code,
      position: positions.find((position) => position.code === code),
      quantity: sum('quantity'),
      paid: sum('paid'),
    }
  }
  const codes = new Set([...positions, ...since].map(({ code }) => code))
  const gains = new Map([...codes].map((code) => [code, gainOf(conditions, at, day, movedOf(code))]))
  const known = [...gains.values()].flatMap((one) => one ?? [])
  const gain = known.reduce((total, one) => total + one.gain, 0)
  const before = netValue - gain
  return {
    positions: positions.map((position) => {
      const own = gains.get(position.code) ?? null
      return {
        ...position,
        dayGain: own?.gain ?? null,
        dayGainPercent: own && gainPercentOf(own.gain, own.base),
      }
    }),
    day: known.length < gains.size ? null : { day, gain, percent: before > 0 ? gainPercentOf(gain, before) : null },
  }
}
