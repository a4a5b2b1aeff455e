import { authoredActivity as activityOf, type CheckedActivity } from '@foyer/api/staff/authored'
import { partsOf, type Surroundings } from './authored.ts'

/** Schema of the activity in a campaign file, as its author declares it. */
export const authoredActivity = (surroundings: Surroundings) => activityOf(partsOf(surroundings))

export type AuthoredActivity = CheckedActivity
