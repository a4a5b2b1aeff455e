import { hongKongOffset, hongKongTime } from '../../hong-kong.ts'

export const number = 494
const day = 86_400_000

/** What joining brings: less brokerage commission on whatever the account trades, for days behind the day of joining. */
export const discount = { percentOff: 50, validDays: 90 } as const

/** What a discount promises, kept with it. */
export interface DiscountFacts {
  readonly percentOff: number
}

/** The midnight of Hong Kong that ends the last day of a discount claimed at a moment. */
export const validUntil = (at: number): number =>
  Date.parse(`${hongKongTime(at).date}T00:00:00Z`) - hongKongOffset * 60_000 + (discount.validDays + 1) * day
