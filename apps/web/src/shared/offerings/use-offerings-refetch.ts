import { useRefetchAt } from '../activity/use-refetch-at.ts'
import type { Offers } from './api.ts'
import { nextMomentOf, useOfferingClock } from './phase.ts'
import type { MyOfferingsQuery } from './use-my-offerings.ts'

/**
 * Requests the offerings and the account again at each next date of an offering, until the server's answer has
 * advanced.
 */
export const useOfferingsRefetch = (offers: Offers, mine: MyOfferingsQuery, refetch: () => Promise<unknown>): void =>
  useRefetchAt(offers.list.offerings.map(nextMomentOf), useOfferingClock(offers, mine), refetch)
