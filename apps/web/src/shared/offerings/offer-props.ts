import type { Offering } from '@foyer/contract/offerings'
import type { Offers } from './api.ts'
import type { Mine } from './use-mine.ts'

/** Props of a part about one offering. */
export interface OfferProps {
  readonly offering: Offering
  readonly offers: Offers
  readonly mine: Mine
  /** requests the offerings again */
  readonly onRefresh: () => Promise<unknown>
}
