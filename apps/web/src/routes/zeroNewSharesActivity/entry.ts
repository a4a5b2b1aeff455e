import { costOf, type Priced } from '@foyer/api/arithmetic/offering-costs'

/** What one lot costs in cash with all fees, in cents: the least with which a client can apply. */
export const entryOf = (offering: Priced): number => costOf(offering, 1, 'cash').own
