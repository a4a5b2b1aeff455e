import type { Market, MarketState } from '@foyer/api/market'
import {
  addDays,
  asAnnounced,
  type Closures,
  type Day,
  dayOf,
  isWeekend,
  momentOf,
  nextTradingDay,
  sessionsOf,
} from '../trading-calendar/public.ts'
import type { MarketConditions } from './conditions.ts'

/** Orders are accepted from half an hour before the open. */
const preOpen = 540

/** Every moment of a day at which its state may change. */
const turnsOf = ({ closures }: Declared, day: Day): number[] => {
  const stop = closures.declared.get(day)
  const planned = sessionsOf(asAnnounced(closures), day).flatMap(({ from, to }) => [from, to])
  const turns = [momentOf(day, 0), momentOf(day, preOpen), ...planned]
  return [...turns, ...(stop === undefined ? [] : [momentOf(day, stop)])].sort((a, b) => a - b)
}

type Declared = Pick<MarketConditions, 'closures' | 'reasons'>

export const stateAt = ({ closures, reasons }: Declared, at: number): MarketState => {
  const day = dayOf(at)
  if (isWeekend(day)) return 'closed'
  const sessions = sessionsOf(asAnnounced(closures), day)
  const [first, last] = [sessions[0], sessions.at(-1)]
  if (!first || !last) return 'holiday'
  const stop = closures.declared.get(day)
  const isStopped = stop !== undefined && at >= momentOf(day, stop)
  if (isStopped && reasons.get(day) === 'holiday') return 'holiday'
  if (at >= last.to) return 'closed'
  if (isStopped) return 'stopped'
  if (at < momentOf(day, preOpen)) return 'closed'
  if (at < first.from) return 'pre_open'
  return sessions.some(({ from, to }) => from <= at && at < to) ? 'open' : 'lunch'
}

/** Longer than any state lasts. */
const longest = 30

const nextOf = (conditions: Declared, at: number, state: MarketState): Pick<Market, 'next' | 'nextAt'> => {
  const today = dayOf(at)
  for (let days = 0; days < longest; days++)
    for (const turn of turnsOf(conditions, addDays(today, days))) {
      const next = stateAt(conditions, turn)
      if (turn > at && next !== state) return { next, nextAt: turn }
    }
  throw new RangeError('the market does not change for a month')
}

const opensAfter = (closures: Closures, at: number): number => {
  const today = dayOf(at)
  const later = sessionsOf(closures, today).find(({ to }) => to > at)
  if (later) return later.from
  const [first] = sessionsOf(closures, nextTradingDay(closures, today))
  return first?.from ?? at
}

/** The last moment up to `at` at which shares were traded. */
const tradedUntil = (closures: Closures, at: number): number => {
  const today = dayOf(at)
  for (let days = 0; days < longest; days++) {
    const begun = sessionsOf(closures, addDays(today, -days)).findLast(({ from }) => from <= at)
    if (begun) return Math.min(begun.to, at)
  }
  throw new RangeError('no shares were traded for a month')
}

/** The state of the market at a moment, and the next state. */
export const marketAt = (conditions: Declared, at: number): Market => {
  const state = stateAt(conditions, at)
  return {
    state,
    ...nextOf(conditions, at, state),
    opensAt: opensAfter(conditions.closures, at),
    tradedUntil: tradedUntil(conditions.closures, at),
  }
}
