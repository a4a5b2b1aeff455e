import { type ApplicationMethod, type Cost, costOf } from '@foyer/contract/offering-costs'
import type { MyOfferings, Offering } from '@foyer/contract/offerings'

/** What is missing for an application: cents of own cash, or of what may be lent. */
export interface Missing {
  readonly kind: 'short' | 'loanShort'
  readonly cents: number
}

/** What stands between an account and what it would apply for; the server looks again. */
export const missingFor = (
  cost: Pick<Cost, 'own' | 'loan'>,
  { available, lendable }: Pick<MyOfferings, 'available' | 'lendable'>,
): Missing | undefined => {
  if (cost.loan > lendable) return { kind: 'loanShort', cents: cost.loan - lendable }
  return cost.own > available ? { kind: 'short', cents: cost.own - available } : undefined
}

/** What an application costs, of no more lots than the offering allows one person. */
export const costAt = (offering: Offering, lots: number, method: ApplicationMethod): Cost =>
  costOf(offering, Math.min(lots, offering.maxLots), method)
