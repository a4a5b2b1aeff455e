import { activityCatalogue } from '@foyer/api/activity-catalogue'
import { hongKongOffset, hongKongTime } from '../../hong-kong.ts'

export const { number } = activityCatalogue['virtual-asset-etf']
const day = 86_400_000

/**
 * The discount for joining: less brokerage commission on every trade of the account, for this many days after the day
 * of joining.
 */
export const discount = { percentOff: 50, validDays: 90 } as const

/** The terms of a discount, stored with it. */
export interface DiscountFacts {
  readonly percentOff: number
}

/** The midnight in Hong Kong that ends the last day of a discount claimed at `at`. */
export const validUntil = (at: number): number =>
  Date.parse(`${hongKongTime(at).date}T00:00:00Z`) - hongKongOffset * 60_000 + (discount.validDays + 1) * day
