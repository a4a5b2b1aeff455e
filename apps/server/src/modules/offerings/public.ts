/** What other modules may use of `offerings`. */
export { myOfferings } from './my-offerings.ts'
