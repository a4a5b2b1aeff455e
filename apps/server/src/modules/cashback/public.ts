/** What other modules may use of `cashback`. */
export { countMonth } from './count.ts'
export { allRegistrations, type Registration } from './registrations.ts'
