import type { ISql } from 'postgres'
import { hongKongOffset, hongKongTime } from '../../hong-kong.ts'
import { rates } from './rates.ts'

export const number = 481
const day = 86_400_000

export interface Promotion {
  /** its last day, in Hong Kong */
  readonly until: string
  /** the first moment behind it */
  readonly over: number
}

/**
 * How long the promotional rates last: a fixed number of days from the end the activity was declared with. A typhoon moves
 * the end of claiming, not this day. Undefined where there is no such activity.
 */
export const promotionOf = async (db: ISql): Promise<Promotion | undefined> => {
  const [activity] = await db<{ closes_at: Date }[]>`select closes_at from activities where number = ${number}`
  if (!activity) return undefined
  // the last minute of an activity lies before its end: one that ends at midnight ends on the day before
  const last = activity.closes_at.getTime() - 1 + rates.promotionDaysAfterActivity * day
  const until = hongKongTime(last).date
  return { until, over: Date.parse(`${until}T00:00:00Z`) + day - hongKongOffset * 60_000 }
}

/** Days from the one a moment lies in to the last, both counted; 0 behind it. */
export const daysLeft = ({ over }: Promotion, at: number): number => Math.max(Math.ceil((over - at) / day), 0)
