import type { ISql } from 'postgres'
import type { DrawRule } from '../../engine/draws/draw-rule.ts'
import { type Draw, drawOf } from '../../engine/draws/draws.ts'
import { Refused } from '../../refused.ts'
import { type Activity, findActivity, phaseOf } from '../activities/public.ts'

/** A committed draw with its activity and rule. */
export interface Committed {
  readonly activity: Activity
  readonly rule: DrawRule
  readonly draw: Draw
}

/** Returns the draw of an activity. @throws Refused `not_found`, also before the draw is committed */
export const committedDraw = async (db: ISql, name: { code: string } | { number: number }): Promise<Committed> => {
  const activity = await findActivity(db, name)
  const rule = activity?.draw
  const draw = rule && (await drawOf(db, activity.number))
  if (!draw) throw new Refused('not_found', 'there is no such draw')
  return { activity, rule, draw }
}

/** The phase of a draw. A draw whose seed is revealed has ended, whatever the clock says. */
export const drawPhase = ({ activity, draw }: Pick<Committed, 'activity' | 'draw'>, at: number) =>
  draw.revealedAt ? 'ended' : phaseOf(activity, at)
