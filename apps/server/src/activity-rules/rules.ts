import { cataloguedActivities } from '@foyer/api/activity-catalogue'
import { StartError } from '../config/start-error.ts'
import { type DrawRule, loadDrawRules } from '../engine/draws/draw-rule.ts'
import { type ActivityRule, loadRules } from '../engine/rules.ts'

/** What `<code>/rule.ts` exports. */
interface RuleFile {
  readonly rule: ActivityRule
  /** for an activity with a draw */
  readonly draw?: DrawRule
}

const readRule = async (code: string): Promise<RuleFile> => {
  const file: Partial<RuleFile> = await import(`./${code}/rule.ts`)
  if (file.rule?.code !== code) throw new StartError(`activity-rules/${code}/rule.ts exports no rule of ${code}.`)
  return { ...file, rule: file.rule }
}

const files = await Promise.all(cataloguedActivities.filter(({ hasRule }) => hasRule).map(({ code }) => readRule(code)))

/** The rules of all activities that grant something, in the order of the catalogue. */
export const rules: readonly ActivityRule[] = files.map(({ rule }) => rule)

/** The draw rules of all activities that have a draw. */
export const drawRules: readonly DrawRule[] = files.flatMap(({ draw }) => draw ?? [])

const rulesByNumber = loadRules(rules)
const drawRulesByNumber = loadDrawRules(drawRules)

/** The rule of an activity; undefined if it grants nothing. */
export const ruleOf = (activity: number): ActivityRule | undefined => rulesByNumber.get(activity)

/** The draw rule of an activity; undefined if the activity has no draw. */
export const drawRuleOf = (activity: number): DrawRule | undefined => drawRulesByNumber.get(activity)
