import { type ApplicationMethod, type Cost, costOf } from '@foyer/api/arithmetic/offering-costs'
import type { MyOfferings, Offering } from '@foyer/api/offerings'

/** A shortfall in cents, of own cash or of the amount that can be lent. */
export interface Missing {
  readonly kind: 'short' | 'loanShort'
  readonly cents: number
}

/**
 * Returns what the account lacks for an application. The server checks it again, and is the only one to check while the
 * account's money is not known.
 */
export const missingFor = (
  cost: Pick<Cost, 'own' | 'loan'>,
  { available, lendable }: Pick<MyOfferings, 'available' | 'lendable'>,
): Missing | undefined => {
  if (available === null || lendable === null) return undefined
  if (cost.loan > lendable) return { kind: 'loanShort', cents: cost.loan - lendable }
  return cost.own > available ? { kind: 'short', cents: cost.own - available } : undefined
}

/** Returns the cost of an application, for at most the lots that one person may have. */
export const costAt = (offering: Offering, lots: number, method: ApplicationMethod): Cost =>
  costOf(offering, Math.min(lots, offering.maxLots), method)
