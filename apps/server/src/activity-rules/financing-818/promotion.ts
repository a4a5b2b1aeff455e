import { hongKongOffset, hongKongTime } from '../../hong-kong.ts'
import type { PublishedRates } from './rates.ts'

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
export const promotionOf = (
  { promotionDaysAfterActivity }: Pick<PublishedRates, 'promotionDaysAfterActivity'>,
  declaredEnd: number,
): Promotion => {
  // the last minute of an activity lies before its end: an activity that ends at midnight ends on the day before
  const last = declaredEnd - 1 + promotionDaysAfterActivity * day
  const until = hongKongTime(last).date
  return { until, over: Date.parse(`${until}T00:00:00Z`) + day - hongKongOffset * 60_000 }
}

/** Days from the day of `at` to the last day, both included; 0 after the promotion. */
export const daysLeft = ({ over }: Promotion, at: number): number => Math.max(Math.ceil((over - at) / day), 0)
