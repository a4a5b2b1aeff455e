import type { ActivitySummary } from '@foyer/api/activities'

const day = 86_400_000
/** An activity that ends within this time ends soon. */
const soonWithin = 7 * day

/**
 * Returns the whole days until an open activity ends, at least 1, if it ends soon; otherwise undefined.
 *
 * @param at milliseconds of the business clock
 */
export const daysLeft = ({ phase, closesAt }: Pick<ActivitySummary, 'phase' | 'closesAt'>, at: number) =>
  phase === 'open' && closesAt > at && closesAt - at <= soonWithin ? Math.ceil((closesAt - at) / day) : undefined
