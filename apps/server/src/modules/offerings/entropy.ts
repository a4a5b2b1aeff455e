import type { OfferingDates } from '@foyer/contract/offerings'
import type { Context } from '../../context.ts'
import { lastPrices } from '../market/last-prices.ts'
import { type Closures, lastClosedDay, nextTradingDay, sessionsOf } from '../trading-calendar/calendar.ts'
import { readClosuresInTime } from '../trading-calendar/closures.ts'
import { type Day, dayOf } from '../trading-calendar/days.ts'
import type { OfferingRow } from './rows.ts'

/** As the calendar is published. */
const published: Closures = new Map()

/** Whether trading of a day gets to its planned end. */
const isWhole = (closures: Closures, day: Day): boolean => {
  const end = sessionsOf(published, day).at(-1)?.to
  return end !== undefined && sessionsOf(closures, day).at(-1)?.to === end
}

/** Milliseconds before the end of trading from which its closing prices are known to a few ticks. */
const nearEnd = 3_600_000

const isNearEnd = (closures: Closures, day: Day, at: number): boolean =>
  (sessionsOf(closures, day).at(-1)?.to ?? 0) - nearEnd < at

/**
 * The day whose closing prices are mixed in: the first from the day applications close whose trading gets to its planned end
 * and goes on for an hour at least when the entries are frozen, so that these prices are known to nobody by then, whenever
 * that is, and no closure chooses others. Once it is fixed it may only become later.
 *
 * Of what was declared after its own close, as past series of the sandbox are, it is the closing day, and of a test on any
 * other day the last before: of these a ballot shows nothing.
 *
 * @param closures that were declared in time
 * @param frozenAt milliseconds of the business clock
 */
export const entropyDay = (
  closures: Closures,
  offering: Pick<OfferingRow, 'followsCalendar' | 'committedAt' | 'closedOn'> & {
    dates: Pick<OfferingDates, 'closes'>
  },
  frozenAt: number,
): Day => {
  const { dates, followsCalendar, committedAt, closedOn } = offering
  if (!followsCalendar) return closedOn ?? lastClosedDay(closures, dates.closes)
  const knownBy = committedAt.getTime() < dates.closes ? frozenAt : 0
  let day = closedOn ?? dayOf(dates.closes - 1)
  while (!isWhole(closures, day) || isNearEnd(closures, day, knownBy)) day = nextTradingDay(closures, day)
  return day
}

/**
 * What nobody could know while applications were taken, as one text: the day, and each code with its closing price in
 * thousandths of its currency. Undefined until that day's trading is over and its prices are known. In the sandbox prices
 * are simulated, and known to whoever reads the source: outside of it they are never taken, and nothing is drawn.
 */
export const entropyOf = async (
  context: Context,
  { entropyCodes, followsCalendar }: Pick<OfferingRow, 'entropyCodes' | 'followsCalendar'>,
  day: Day,
): Promise<string | undefined> => {
  if (context.environment.FOYER_MODE !== 'sandbox') return undefined
  const closures = await readClosuresInTime(context.db)
  if (day > lastClosedDay(closures, context.clocks.business())) return undefined
  const end = sessionsOf(closures, day).at(-1)?.to
  if (end === undefined || (followsCalendar && !isWhole(closures, day))) return undefined
  const then = { ...context, clocks: { ...context.clocks, business: () => end } }
  const prices = await lastPrices(then, entropyCodes, closures)
  const told = entropyCodes.flatMap((code) => {
    const price = prices.get(code)?.price
    return price === undefined ? [] : [`${code}=${price}`]
  })
  return told.length === entropyCodes.length ? [day, ...told].join(' ') : undefined
}
