/** What other modules may use of `tracking`. */
export { eraseTracked, trackedOf } from './person.ts'
