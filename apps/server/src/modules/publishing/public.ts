/** What other modules may use of `publishing`. */
export { type Publication, publish, publishWithin } from './publish.ts'
