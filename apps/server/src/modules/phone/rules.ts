/** Rules of a change of number (decision 0123). Durations in milliseconds. */

const minute = 60_000
const hour = 60 * minute

/** From the old factor proved to the new number proved. */
export const changeLife = 15 * minute
/** After a change: no other one, and nothing that could not be undone. */
export const coolingPeriod = 24 * hour
/** Proofs of the old factor and changes of a person; codes and passwords have limits of their own besides. */
export const perPerson = { name: 'phone', limit: 60, windowMs: hour }
