import { committedChanges, unfairChanges } from '@foyer/api/staff/rule-changes'
import { type DataRule, type RuleFault, type RuleFaultCode, readRule, type WrittenRule } from '@foyer/api/staff/rules'
import type { ISql } from 'postgres'
import { ruleOf } from '../../activity-rules/rules.ts'
import { buildRule, isUnsound } from '../../activity-rules/stored-rule.ts'
import { drawOf } from '../../engine/draws/draws.ts'
import { participationRows } from '../../engine/relations.ts'
import { currentRules } from '../../engine/stored-rules.ts'
import { phaseOf } from '../activities/public.ts'
import type { ActivityFacts } from '../content/public.ts'

/** The activity of a rule. It may be unpublished. Times are of the business clock. */
export interface RuleSubject
  extends Pick<ActivityFacts, 'number' | 'code' | 'route' | 'opensAt' | 'closesAt' | 'joinLevel'> {
  readonly hasStages: boolean
}

/** The page of the client on which people draw. */
const drawPage = '/dragonYearSpringFestival'

/**
 * Whether people may rely on what a rule in force promises: the activity has opened, somebody joined it, or the draw is
 * committed.
 */
export const isLive = async (db: ISql, subject: RuleSubject, at: number): Promise<boolean> => {
  if (phaseOf(subject, at) !== 'upcoming') return true
  const [row] = await db<[{ joined: boolean }]>`
    select exists (select from ${participationRows(db)} part where activity = ${subject.number}) as joined`
  return row.joined || (await drawOf(db, subject.number)) !== undefined
}

const changeFaults = async (
  db: ISql,
  subject: RuleSubject,
  before: DataRule,
  after: DataRule,
  at: number,
): Promise<readonly RuleFault[]> => {
  if (!(await isLive(db, subject, at))) return []
  if (await drawOf(db, subject.number)) {
    if (before.kind !== 'draw' || after.kind !== 'draw') return [{ path: '', code: 'draw_committed' }]
    return committedChanges(before.parameters, after.parameters)
  }
  return unfairChanges(before, after)
}

/**
 * Why a rule cannot be put in force for an activity: a field is invalid, the activity does not admit it, or the change is
 * unfair to people who may have read the rule in force.
 *
 * @param at business clock
 * @returns the rule if it has no faults
 */
export const ruleFaults = async (
  db: ISql,
  subject: RuleSubject,
  written: WrittenRule,
  at: number,
): Promise<{ readonly rule?: DataRule; readonly faults: readonly RuleFault[] }> => {
  const whole = (code: RuleFaultCode) => ({ faults: [{ path: '', code }] })
  if (ruleOf(subject.number)) return whole('built_in')
  if (subject.joinLevel === null) return whole('no_joining')
  // a rule grants once a person, and each stage is a join
  if (subject.hasStages) return whole('has_stages')
  const { rule, faults } = readRule(written)
  if (!rule) return { faults }
  if (rule.kind === 'draw' && subject.route !== `${drawPage}?code=${subject.code}`) return whole('no_draw_page')
  if (isUnsound(buildRule(subject, rule, 0))) return whole('unsound')
  const { inForce } = await currentRules(db, subject.number)
  const unfair = inForce ? await changeFaults(db, subject, inForce.rule, rule, at) : []
  return unfair.length > 0 ? { faults: unfair } : { rule, faults: [] }
}
