import type { OfferingDates } from '@foyer/api/offerings'
import type { Context } from '../../context.ts'
import { lastPrices } from '../market/public.ts'
import {
  asAnnounced,
  type Closures,
  type Day,
  dayOf,
  lastClosedDay,
  nextTradingDay,
  readClosuresInTime,
  sessionsOf,
} from '../trading-calendar/public.ts'
import type { OfferingRow } from './rows.ts'

/** Whether trading on a day reaches its planned end. */
const isWhole = (closures: Closures, day: Day): boolean => {
  const end = sessionsOf(asAnnounced(closures), day).at(-1)?.to
  return end !== undefined && sessionsOf(closures, day).at(-1)?.to === end
}

/** Milliseconds before the end of trading from which closing prices are nearly known. */
const nearEnd = 3_600_000

const isNearEnd = (closures: Closures, day: Day, at: number): boolean =>
  (sessionsOf(closures, day).at(-1)?.to ?? 0) - nearEnd < at

/**
 * The day whose closing prices are mixed into the ballot: the first day, from the closing day of the applications, on
 * which trading reaches its planned end and continues for at least an hour after the entries are frozen. No one can
 * know these prices when the entries are frozen, and no closure can select others. Once fixed, the day may only become
 * later.
 *
 * An offering that was declared after its own close, such as a past series of the sandbox, uses the closing day. A test
 * offering that ignores the calendar uses the last day that has ended by its close. The ballots of these offerings
 * prove nothing.
 *
 * @param closures closures that were declared in time
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
 * The entropy that no one could know while applications were accepted, as one text: the day, and each code with its
 * closing price in thousandths of its currency. Undefined until trading of that day has ended and its prices are known.
 * The simulated prices of the sandbox are predictable from the source code, so outside the sandbox they are never used
 * and nothing is drawn.
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
  const known = entropyCodes.flatMap((code) => {
    const price = prices.get(code)?.price
    return price === undefined ? [] : [`${code}=${price}`]
  })
  return known.length === entropyCodes.length ? [day, ...known].join(' ') : undefined
}
