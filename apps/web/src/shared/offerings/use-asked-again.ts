import { useAskAgain } from '../activity/use-ask-again.ts'
import type { Offers } from './api.ts'
import { nextMomentOf, useOfferingClock } from './phase.ts'
import type { Mine } from './use-mine.ts'

/**
 * Requests the offerings and the account again at each next date of an offering, until the server's answer has
 * advanced.
 */
export const useAskedAgain = (offers: Offers, mine: Mine, ask: () => Promise<unknown>): void =>
  useAskAgain(offers.list.offerings.map(nextMomentOf), useOfferingClock(offers, mine), ask)
