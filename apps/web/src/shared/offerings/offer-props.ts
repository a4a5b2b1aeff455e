import type { Offering } from '@foyer/contract/offerings'
import type { Offers } from './api.ts'
import type { Mine } from './use-mine.ts'

/** What a part about one offering is given. */
export interface OfferProps {
  readonly offering: Offering
  readonly offers: Offers
  readonly mine: Mine
  /** asks for the offerings once more */
  readonly onRefresh: () => Promise<unknown>
}
