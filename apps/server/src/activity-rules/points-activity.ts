import { transfer } from '../engine/ledger.ts'
import { earned } from '../engine/points.ts'
import type { ActivityRule } from '../engine/rules.ts'
import type { Named } from './named.ts'

/**
 * The rule of an activity that grants a person points once, for joining. They can be spent in the points exchange.
 *
 * @param takes stocks that a join takes from
 */
export const pointsActivity = (
  { activity, code }: Named,
  points: number,
  takes: readonly string[] = [],
): ActivityRule => ({
  activity,
  code,
  items: {},
  grants: [{ item: 'welcome', type: 'points', points, on: { kind: 'join' } }],
  ...(takes.length > 0 && { takes }),
  onJoin: async (_, tx, { personId, reference, at }) => {
    const postings = earned(activity, personId, points)
    await transfer(tx, { kind: 'earn', subject: 'participations', subjectId: reference, at, postings })
  },
})
