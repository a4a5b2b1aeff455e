/** Rules of a change of number (decision 0123). Durations in milliseconds. */

const minute = 60_000
const hour = 60 * minute

/** From the old factor proved to the new number proved. */
export const changeLife = 15 * minute
/** After a change: no other one, no erasure, no claim of cash, no application; for accounts that went along as well. */
export const coolingPeriod = 24 * hour
/** Steps of a person: proofs of the old factor, codes to new numbers, changes. Codes have limits of their own besides. */
export const perPerson = { name: 'phone', limit: 60, windowMs: hour }
