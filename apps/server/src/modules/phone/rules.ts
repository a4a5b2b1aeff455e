/** Rules of a change of number (decision 0123). Durations in milliseconds. */

const minute = 60_000
const hour = 60 * minute

/** From the proof of the old factor to the proof of the new number. */
export const changeLife = 15 * minute
/**
 * The cooling period after a change, for the person and for accounts that moved along: no other change, no erasure, no
 * claim of cash, no application.
 */
export const coolingPeriod = 24 * hour
/**
 * Limit of a person's steps: proofs of the old factor, codes to new numbers, changes. Codes have limits of their own in
 * addition.
 */
export const perPerson = { name: 'phone', limit: 60, windowMs: hour }
