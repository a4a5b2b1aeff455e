import type { Offering } from '@foyer/api/offerings'
import type { Offers } from './api.ts'
import type { MyOfferingsQuery } from './use-my-offerings.ts'

/** Props of a part about one offering. */
export interface OfferProps {
  readonly offering: Offering
  readonly offers: Offers
  readonly mine: MyOfferingsQuery
  /** requests the offerings again */
  readonly onRefresh: () => Promise<unknown>
}
