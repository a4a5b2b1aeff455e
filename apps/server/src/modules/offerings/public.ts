/** What other modules may use of `offerings`. */
export { myOfferings } from './my-offerings.ts'
export { applicationRows } from './relations.ts'
