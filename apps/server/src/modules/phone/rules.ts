import { phoneStepLimit } from '@foyer/api/endpoints/phone'

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

const { name, calls, window } = phoneStepLimit
/** The declared limit of a person's steps; the handler of a change counts with it. */
export const perPerson = { name, limit: calls, windowMs: window }
