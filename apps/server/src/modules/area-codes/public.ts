/** What other modules may use of `area-codes`. */
export { fold } from './fold.ts'
