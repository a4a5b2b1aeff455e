import type { OfferingDates, OfferingPhase } from '@foyer/contract/offerings'
import { type Closures, effectiveEnd, isTradingDay, nextTradingDay } from '../trading-calendar/calendar.ts'
import { addDays, type Day, dayOf, momentOf } from '../trading-calendar/days.ts'

const published: Closures = new Map()

const tradingDaysBetween = (from: Day, to: Day): number => {
  let days = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isTradingDay(published, day)) days++
  return days
}

/**
 * Dates as they hold today (O7). A closing day on which trading did not get to the end moves to the next trading day, the
 * broker's cut-off on it likewise; what follows keeps its distance in trading days from the close, so that a typhoon in
 * between moves it as well. Nobody waits longer for lack of an opening.
 *
 * @param announced closing on a trading day or rolled to one, by what was published when it was announced
 */
export const effectiveDates = (closures: Closures, announced: OfferingDates): OfferingDates => {
  const closes = effectiveEnd(closures, announced.closes)
  const meant = dayOf(effectiveEnd(published, announced.closes) - 1)
  const after = (date: number): number => {
    const day = dayOf(effectiveEnd(published, date))
    const time = date - momentOf(dayOf(date), 0)
    let moved = dayOf(closes - 1)
    for (let left = tradingDaysBetween(meant, day); left > 0; left--) moved = nextTradingDay(closures, moved)
    return momentOf(moved, 0) + time
  }
  return {
    opens: announced.opens,
    cutOff: Math.min(effectiveEnd(closures, announced.cutOff), closes),
    closes,
    allotment: after(announced.allotment),
    refund: after(announced.refund),
    listed: after(announced.listed),
  }
}

/** The day that is committed to as the closing day; none of one that a test moves. @param closes as it was announced */
export const announcedClose = (isUnlisted: boolean, closes: number): Day | null =>
  isUnlisted ? null : dayOf(closes - 1)

/** What the phase goes by: what was done to an offering stays done, wherever a clock is moved. */
interface Standing {
  readonly dates: OfferingDates
  /** when its entries were frozen: it is closed from then on, whatever is said of the calendar */
  readonly frozenAt: Date | null
  readonly allottedAt: Date | null
  readonly settledAt: Date | null
}

/** @param at milliseconds of the business clock */
export const offeringPhaseOf = ({ dates, frozenAt, allottedAt, settledAt }: Standing, at: number): OfferingPhase => {
  if (settledAt) return 'settled'
  if (allottedAt) return 'allotted'
  if (frozenAt) return 'closed'
  if (at < dates.opens) return 'upcoming'
  if (at < dates.cutOff) return 'open'
  return at < dates.closes ? 'cut_off' : 'closed'
}
