/** What other modules may use of `sessions`. */
export { listSessions } from './list.ts'
