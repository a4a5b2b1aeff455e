import type { OfferingDates, OfferingPhase } from '@foyer/api/offerings'
import {
  addDays,
  asAnnounced,
  type Closures,
  type Day,
  dayOf,
  effectiveEnd,
  isTradingDay,
  momentOf,
  nextTradingDay,
} from '../trading-calendar/public.ts'

const tradingDaysBetween = (published: Closures, from: Day, to: Day): number => {
  let days = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isTradingDay(published, day)) days++
  return days
}

/**
 * The current dates of an offering (O7). If trading on the closing day ends early, the close moves to the next trading
 * day, and so does a cut-off on that day. The later dates keep their distance in trading days from the close, so a
 * closure in between moves them as well. The opening never moves.
 *
 * @param announced dates whose close is on a trading day, or rolled to one by the calendar published at the
 * announcement
 */
export const effectiveDates = (closures: Closures, announced: OfferingDates): OfferingDates => {
  const published = asAnnounced(closures)
  const closes = effectiveEnd(closures, announced.closes)
  const meant = dayOf(effectiveEnd(published, announced.closes) - 1)
  const after = (date: number): number => {
    const day = dayOf(effectiveEnd(published, date))
    const time = date - momentOf(dayOf(date), 0)
    let moved = dayOf(closes - 1)
    for (let left = tradingDaysBetween(published, meant, day); left > 0; left--) moved = nextTradingDay(closures, moved)
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

/**
 * The closing day of the commitment; null for an unlisted test offering, whose dates tests move. @param closes the
 * announced close
 */
export const announcedClose = (isUnlisted: boolean, closes: number): Day | null =>
  isUnlisted ? null : dayOf(closes - 1)

/** What determines the phase: completed steps are final, wherever the clock is moved. */
interface PhaseFacts {
  readonly dates: OfferingDates
  /** when its entries were frozen: it is closed from then on, whatever is declared in the calendar */
  readonly frozenAt: Date | null
  readonly allottedAt: Date | null
  readonly settledAt: Date | null
}

/** @param at milliseconds of the business clock */
export const offeringPhaseOf = ({ dates, frozenAt, allottedAt, settledAt }: PhaseFacts, at: number): OfferingPhase => {
  if (settledAt) return 'settled'
  if (allottedAt) return 'allotted'
  if (frozenAt) return 'closed'
  if (at < dates.opens) return 'upcoming'
  if (at < dates.cutOff) return 'open'
  return at < dates.closes ? 'cut_off' : 'closed'
}
