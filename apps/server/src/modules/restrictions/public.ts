/** What other modules may use of `restrictions`. */
export { requireAllowed } from './guard.ts'
