/** What other modules may use of `rules`. */
export { ruleFaults } from './faults.ts'
export { putRuleInForce } from './put-in-force.ts'
