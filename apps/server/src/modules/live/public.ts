/** What other modules may use of `live`. */
export { listedSessions } from './queries.ts'
