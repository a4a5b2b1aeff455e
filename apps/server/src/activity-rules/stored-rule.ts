import type { RewardItem } from '@foyer/api/rewards'
import type { DataRule } from '@foyer/api/staff/rules'
import type { ISql } from 'postgres'
import { type DrawRule, faultOfDraw } from '../engine/draws/draw-rule.ts'
import { rulePlaces } from '../engine/rule-places.ts'
import { type ActivityRule, faultOfRule } from '../engine/rules.ts'
import { approvedRules, storedRule } from '../engine/stored-rules.ts'
import { drawActivity } from './draw-activity.ts'
import { pointsActivity } from './points-activity.ts'
import { rewardOnJoining } from './reward-on-joining.ts'
import { voucherOnJoining } from './voucher-on-joining.ts'

/** A rule that staff wrote as data, in the form of a rule that is code. */
export interface BuiltRule {
  readonly rule: ActivityRule
  /** if the rule is a draw */
  readonly draw?: DrawRule
}

/** The activity of a rule. */
interface Of {
  readonly number: number
  readonly code: string
}

/** The item that a join grants, by kind. Merchants and pools of codes name it. */
export const itemOf = { voucher: 'voucher', cash: 'cash', gift: 'gift' } as const

const factsOf = ({ name, note, usage }: Pick<RewardItem, 'name' | 'note'> & { usage: RewardItem['name'] }) => ({
  name,
  note,
  usage: [usage],
})

const drawOf = (of: Of, { licenceNo, tasks, prizes }: Extract<DataRule, { kind: 'draw' }>['parameters']) => ({
  ...drawActivity({
    activity: of.number,
    code: of.code,
    items: Object.fromEntries(prizes.map((prize) => [prize.code, factsOf(prize)])),
    licenceNo,
    tasks,
    prizes: prizes.map(({ code, type, odds, stock, value, validDays }) => ({
      code,
      type,
      odds,
      stock,
      ...(type === 'cash_return' && { amount: value }),
      days: validDays,
    })),
    sandboxDraws: 0,
  }),
})

const build = ({ number, code }: Of, { kind, parameters }: DataRule): BuiltRule => {
  const named = { activity: number, code }
  const takes = [rulePlaces]
  switch (kind) {
    case 'voucher': {
      const [item, items] = [itemOf.voucher, { [itemOf.voucher]: factsOf(parameters) }]
      return { rule: voucherOnJoining({ ...named, item, items, validDays: parameters.validDays, takes }) }
    }
    case 'points':
      return { rule: pointsActivity(named, parameters.points, parameters.stock === null ? [] : takes) }
    case 'cash': {
      const { amount, validDays } = parameters
      const [type, item, facts] = ['cash_return' as const, itemOf.cash, factsOf(parameters)]
      return { rule: rewardOnJoining({ ...named, type, item, facts, amount, validDays, takes }) }
    }
    case 'gift': {
      const [type, item, facts] = ['physical_gift' as const, itemOf.gift, factsOf(parameters)]
      return { rule: rewardOnJoining({ ...named, type, item, facts, validDays: parameters.validDays, takes }) }
    }
    case 'draw':
      return drawOf({ number, code }, parameters)
  }
}

/** Builds a rule from its data. */
export const buildRule = (of: Of, data: DataRule, revision: number): BuiltRule => {
  const { rule, draw } = build(of, data)
  const revised = { ...rule, revision }
  return { rule: revised, ...(draw && { draw: { ...draw, rule: revised } }) }
}

/** Whether a built rule violates what every rule must fulfil, such as that no reward depends on one product. */
export const isUnsound = ({ rule, draw }: BuiltRule): boolean =>
  faultOfRule(rule) !== undefined || (draw !== undefined && faultOfDraw(draw) !== undefined)

const mostRemembered = 1_000
const remembered = new Map<string, BuiltRule>()

/**
 * The stored rule with an id, built once a process, since the rule of an id never changes. The caller read the id with
 * the activity, so a process never uses an earlier rule than the one in force.
 */
export const storedRuleOf = async (db: ISql, of: Of, id: string): Promise<BuiltRule> => {
  const known = remembered.get(id)
  if (known) return known
  const { rule, revision } = await storedRule(db, id)
  const built = buildRule(of, rule, revision)
  const [oldest] = remembered.keys()
  if (remembered.size >= mostRemembered && oldest !== undefined) remembered.delete(oldest)
  remembered.set(id, built)
  return built
}

/** Every revision that is or was in force, for the verification. A check names the activity by its number. */
export const approvedBuiltRules = async (db: ISql): Promise<BuiltRule[]> =>
  (await approvedRules(db)).map(({ activity, revision, rule }) =>
    buildRule({ number: activity, code: String(activity) }, rule, revision),
  )
