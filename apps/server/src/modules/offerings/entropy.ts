import type { Context } from '../../context.ts'
import { lastPrices } from '../market/last-prices.ts'
import { type Closures, lastClosedDay, sessionsOf } from '../trading-calendar/calendar.ts'
import { readClosures } from '../trading-calendar/closures.ts'
import { type Day, dayOf } from '../trading-calendar/days.ts'
import type { OfferingRow } from './rows.ts'

/** The day whose closing prices are mixed in: the day applications close, or of a test on any other day the last before. */
export const entropyDay = (closures: Closures, { dates, followsCalendar }: OfferingRow): Day =>
  followsCalendar ? dayOf(dates.closes - 1) : lastClosedDay(closures, dates.closes)

/**
 * What nobody could know while applications were taken, as one text: the day, and each code with its closing price in
 * thousandths of its currency. Undefined until that day's trading is over and its prices are known. In the sandbox prices
 * are simulated, and known to whoever reads the source: outside of it they are never taken, and nothing is drawn.
 */
export const entropyOf = async (
  context: Context,
  { entropyCodes }: Pick<OfferingRow, 'entropyCodes'>,
  day: Day,
): Promise<string | undefined> => {
  if (context.environment.FOYER_MODE !== 'sandbox') return undefined
  const closures = await readClosures(context.db)
  if (day > lastClosedDay(closures, context.clocks.business())) return undefined
  const end = sessionsOf(closures, day).at(-1)?.to
  if (end === undefined) return undefined
  const prices = await lastPrices({ ...context, clocks: { ...context.clocks, business: () => end } }, entropyCodes)
  const told = entropyCodes.flatMap((code) => {
    const price = prices.get(code)?.price
    return price === undefined ? [] : [`${code}=${price}`]
  })
  return told.length === entropyCodes.length ? [day, ...told].join(' ') : undefined
}
