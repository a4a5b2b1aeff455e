/** What other modules may use of `restrictions`. */
export { requireAllowed } from './guard.ts'
export { type RestrictedAct, restrictedActs, restrictionRules } from './rules.ts'
