import type { ActivityCode } from '@foyer/api/activity-catalogue'
import { transfer } from '../engine/ledger.ts'
import { earned } from '../engine/points.ts'
import type { ActivityRule } from '../engine/rules.ts'
import { named } from './named.ts'

/** The rule of an activity that grants a person points once, for joining. They can be spent in the points exchange. */
export const pointsActivity = (code: ActivityCode, points: number): ActivityRule => {
  const { activity } = named(code)
  return {
    activity,
    code,
    items: {},
    grants: [{ item: 'welcome', type: 'points', points, on: { kind: 'join' } }],
    onJoin: async (_, tx, { personId, reference, at }) => {
      const postings = earned(activity, personId, points)
      await transfer(tx, { kind: 'earn', subject: 'participations', subjectId: reference, at, postings })
    },
  }
}
