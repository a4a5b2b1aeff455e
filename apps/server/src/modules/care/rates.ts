/**
 * What one member of staff may do within an hour, on all servers: more than a person at a hotline needs, and too little to
 * copy the list of clients.
 */
const hour = 3_600_000
export const searchRate = { name: 'care-search', limit: 60, windowMs: hour }
export const openRate = { name: 'care-open', limit: 300, windowMs: hour }
export const revealRate = { name: 'care-reveal', limit: 60, windowMs: hour }
