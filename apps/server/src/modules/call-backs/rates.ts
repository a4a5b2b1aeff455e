import { callBacksOfDay } from '@foyer/api/call-back-limits'

const windowMs = 86_400_000

/** Requests in a day, of one person, for one number that people typed, and from one address: a mobile network gives many people one address. */
export const personRate = { name: 'call-backs', limit: callBacksOfDay, windowMs }
export const numberRate = { name: 'call-back numbers', limit: callBacksOfDay, windowMs }
export const addressRate = { name: 'call-back addresses', limit: 30, windowMs }
