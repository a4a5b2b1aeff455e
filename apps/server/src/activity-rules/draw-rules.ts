import { type DrawRule, loadDrawRules } from '../engine/draws/draw-rule.ts'
import { draw as midAutumn } from './mid-autumn-draw/rule.ts'
import { draw as springFestival } from './spring-festival-draw/rule.ts'

const byNumber = loadDrawRules([springFestival, midAutumn])

/** The draw rules of all activities that have a draw. */
export const allDrawRules = (): readonly DrawRule[] => [...byNumber.values()]

/** The draw rule of an activity; undefined if the activity has no draw. */
export const drawRuleOf = (activity: number): DrawRule | undefined => byNumber.get(activity)
