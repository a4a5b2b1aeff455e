import { hongKongOffset, hongKongTime } from '../../hong-kong.ts'
import type { PublishedFunds } from './funds.ts'

const day = 86_400_000

/** The terms of a discount, stored with it. */
export interface DiscountFacts {
  readonly percentOff: number
  /** of the published facts; discounts that are older than the published versions have none */
  readonly version?: number
}

/** The midnight in Hong Kong that ends the last day of a discount claimed at `at`. */
export const validUntil = ({ validDays }: PublishedFunds['discount'], at: number): number =>
  Date.parse(`${hongKongTime(at).date}T00:00:00Z`) - hongKongOffset * 60_000 + (validDays + 1) * day
