/** What other modules may use of `publishing`. */
export { lockNumber, publish, publishWithin } from './publish.ts'
