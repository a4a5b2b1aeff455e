import { activityCatalogue } from '@foyer/api/activity-catalogue'
import { hongKongOffset, hongKongTime } from '../../hong-kong.ts'
import { rates } from './rates.ts'

export const { number } = activityCatalogue['financing-818']
const day = 86_400_000

export interface Promotion {
  /** the last day, in Hong Kong */
  readonly until: string
  /** the first moment after the promotion */
  readonly over: number
}

/**
 * How long the promotional rates apply: a fixed number of days from the declared end of the activity. A typhoon moves
 * the end of claiming, but not this day.
 *
 * @param declaredEnd milliseconds of the business clock
 */
export const promotionOf = (declaredEnd: number): Promotion => {
  // the last minute of an activity lies before its end: an activity that ends at midnight ends on the day before
  const last = declaredEnd - 1 + rates.promotionDaysAfterActivity * day
  const until = hongKongTime(last).date
  return { until, over: Date.parse(`${until}T00:00:00Z`) + day - hongKongOffset * 60_000 }
}

/** Days from the day of `at` to the last day, both included; 0 after the promotion. */
export const daysLeft = ({ over }: Promotion, at: number): number => Math.max(Math.ceil((over - at) / day), 0)
