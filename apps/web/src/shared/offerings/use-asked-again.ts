import { useAskAgain } from '../activity/use-ask-again.ts'
import type { Offers } from './api.ts'
import { nextMomentOf, useOfferingClock } from './phase.ts'
import type { Mine } from './use-mine.ts'

/** Asks for the offerings and the account once more as each next moment of an offering comes, until the server is there. */
export const useAskedAgain = (offers: Offers, mine: Mine, ask: () => Promise<unknown>): void =>
  useAskAgain(offers.list.offerings.map(nextMomentOf), useOfferingClock(offers, mine), ask)
