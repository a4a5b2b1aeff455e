import { type DrawRule, loadDrawRules } from '../engine/draws/draw-rule.ts'
import { draw as midAutumn } from './mid-autumn-draw/rule.ts'
import { draw as springFestival } from './spring-festival-draw/rule.ts'

const byNumber = loadDrawRules([springFestival, midAutumn])

/** Every activity that draws. */
export const allDrawRules = (): readonly DrawRule[] => [...byNumber.values()]

/** The draw of an activity; undefined where it has none. */
export const drawRuleOf = (activity: number): DrawRule | undefined => byNumber.get(activity)
