/** What other modules may use of `activities`. */
export { join, statusOf } from './join.ts'
export { readJoinStatus } from './join-status.ts'
export { activitiesMatching } from './matching.ts'
export { activityName, activityNamed } from './named-activity.ts'
export { phaseOf } from './phase.ts'
export {
  type Activity,
  findActivity,
  isPublished,
  lockToPublish,
  putInForce,
  ruleInForce,
  rulesInForce,
  storedActivity,
  storedDraws,
} from './queries.ts'
export { activityRows } from './relations.ts'
export { gateRefusal } from './require-ready.ts'
export { requireShown } from './require-shown.ts'
export { endActivity, saveActivity } from './save.ts'
export { isWithheld } from './summary.ts'
export { requireAdmitted } from './waiting/require-admitted.ts'
