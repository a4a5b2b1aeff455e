import type { AccountValue } from '@foyer/api/accounts'
import type { Day } from '../trading-calendar/public.ts'
import { marketValueOf } from './market-value.ts'
import type { PositionChange } from './positions.ts'

/** A security with its closing prices, in thousandths of its currency, the oldest first. */
interface Priced {
  readonly bars: readonly { readonly day: Day; readonly close: number }[]
  /** thousandths of a Hong Kong dollar for one unit of the currency */
  readonly rate: number
}

/** What the books of the sandbox know of the past of an account. */
export interface Past {
  /** the trading days to value, in order */
  readonly days: readonly Day[]
  /** when the account was opened in the sandbox; what it had then counts as what it had before */
  readonly openedOn: Day
  readonly held: readonly { readonly code: string; readonly quantity: number; readonly cost: number }[]
  /** the oldest first */
  readonly changes: readonly PositionChange[]
  /** movements of cash and loan since then, in cents; `paidIn` is the part that came from outside or went there */
  readonly cash: readonly { readonly day: Day; readonly amount: number; readonly paidIn: number }[]
  /** cash minus loan at the opening */
  readonly opening: number
  readonly prices: ReadonlyMap<string, Priced>
}

/** The day until the opening on which a quantity cost most nearly what was paid for it. */
const boughtOn = ({ bars, rate }: Priced, quantity: number, cost: number, openedOn: Day): Day | undefined => {
  let nearest: { day: Day; distance: number } | undefined
  for (const { day, close } of bars) {
    if (day > openedOn) break
    const distance = Math.abs(marketValueOf(quantity, close, rate) - cost)
    if (!nearest || distance < nearest.distance) nearest = { day, distance }
  }
  return nearest?.day
}

/** The purchases of what an account was opened with. They were paid from cash that it had before. */
const firstPurchases = ({ held, changes, prices, openedOn }: Past): PositionChange[] =>
  held.flatMap(({ code, ...all }) => {
    const own = changes.filter((change) => change.code === code)
    const quantity = own.reduce((left, change) => left - change.quantity, all.quantity)
    const paid = own.reduce((left, change) => left - change.paid, all.cost)
    const priced = prices.get(code)
    const day = priced && quantity > 0 ? boughtOn(priced, quantity, paid, openedOn) : undefined
    return day === undefined ? [] : [{ day, code, quantity, paid }]
  })

/** The last closing price until each of the days. */
const closesOn = (bars: Priced['bars'], days: readonly Day[]): (number | undefined)[] => {
  let next = 0
  let close: number | undefined
  return days.map((day) => {
    for (let bar = bars[next]; bar && bar.day <= day; bar = bars[++next]) close = bar.close
    return close
  })
}

const sum = <T>(items: readonly T[], amountOf: (item: T) => number): number =>
  items.reduce((total, item) => total + amountOf(item), 0)

/** Calculates the net value at the end of each day. A security without a price until then counts as what was paid. */
export const pastValues = (past: Past): AccountValue[] => {
  const { days, held, changes, cash, opening, prices } = past
  const first = firstPurchases(past)
  const codes = new Set([...held, ...changes].map(({ code }) => code))
  const securities = [...codes].map((code) => {
    const priced = prices.get(code)
    const all = [...first, ...changes].filter((change) => change.code === code)
    const { quantity = 0, cost = 0 } = held.find((one) => one.code === code) ?? {}
    return { all, quantity, cost, rate: priced?.rate ?? 0, closes: closesOn(priced?.bars ?? [], days) }
  })
  return days.map((day, nth) => {
    const worth = sum(securities, ({ all, quantity, cost, rate, closes }) => {
      const later = all.filter((change) => change.day > day)
      const then = quantity - sum(later, (change) => change.quantity)
      const close = closes[nth]
      if (close === undefined) return cost - sum(later, ({ paid }) => paid)
      return marketValueOf(then, close, rate)
    })
    const unspent = sum(first, (change) => (change.day > day ? change.paid : 0))
    const moved = sum(cash, (one) => (one.day <= day ? one.amount : 0))
    const before = days[nth - 1] ?? ''
    const paidIn = sum(cash, (one) => (one.day <= day && one.day > before && nth > 0 ? one.paidIn : 0))
    return { day, value: opening + moved + unspent + worth, paidIn }
  })
}
