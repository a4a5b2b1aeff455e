import type { DataRule, ParametersOf, RuleFault, RuleFaultCode } from './rules.ts'

type Amounts = Readonly<Record<string, unknown>>

/** Numbers that may only become greater, and why. */
const onlyMore = {
  value: 'value_lower',
  amount: 'value_lower',
  points: 'value_lower',
  stock: 'stock_lower',
  budget: 'budget_lower',
  validDays: 'days_fewer',
} as const satisfies Record<string, RuleFaultCode>

/** Null is no limit, which is the most. */
const size = (value: unknown): number => (typeof value === 'number' ? value : Number.POSITIVE_INFINITY)

const lowered = (before: Amounts, after: Amounts, at: string): RuleFault[] =>
  Object.entries(onlyMore).flatMap(([name, code]) =>
    name in before && size(after[name]) < size(before[name]) ? [{ path: `${at}${name}`, code }] : [],
  )

const changed = (before: Amounts, after: Amounts, name: string, code: RuleFaultCode, at = ''): RuleFault[] =>
  JSON.stringify(before[name]) === JSON.stringify(after[name]) ? [] : [{ path: `${at}${name}`, code }]

const prizeFaults = (before: ParametersOf<'draw'>, after: ParametersOf<'draw'>): RuleFault[] => {
  const named = ({ prizes }: ParametersOf<'draw'>) => prizes.map(({ code, type }) => `${code} ${type}`).join()
  if (named(before) !== named(after)) return [{ path: 'prizes', code: 'prizes_changed' }]
  return before.prizes.flatMap((prize, index) => {
    const next = after.prizes[index] ?? prize
    const at = `prizes.${index}.`
    return [
      ...changed(prize, next, 'odds', 'odds_changed', at),
      ...changed(prize, next, 'codes', 'codes_changed', at),
      ...lowered(prize, next, at),
    ]
  })
}

/**
 * Why a change of a live rule is unfair to people who read it before: other odds, a smaller value, less stock, budget or
 * time. More of these is fair, and texts may be corrected. What was granted does not change in any case.
 */
export const unfairChanges = (before: DataRule, after: DataRule): readonly RuleFault[] => {
  if (before.kind !== after.kind) return [{ path: '', code: 'kind_changed' }]
  const [old, next] = [before.parameters, after.parameters]
  if (before.kind === 'draw' && after.kind === 'draw')
    return [
      ...changed(old, next, 'licenceNo', 'licence_changed'),
      ...changed(old, next, 'tasks', 'tasks_changed'),
      ...prizeFaults(before.parameters, after.parameters),
    ]
  return [...lowered(old, next, ''), ...changed(old, next, 'codes', 'codes_changed')]
}

/**
 * Why a change of a committed draw is impossible: its odds and prizes are published under a hash, so only texts may be
 * corrected.
 */
export const committedChanges = (before: ParametersOf<'draw'>, after: ParametersOf<'draw'>): readonly RuleFault[] => {
  const committed = ({ licenceNo, tasks, prizes }: ParametersOf<'draw'>) =>
    JSON.stringify([licenceNo, tasks, prizes.map(({ name, note, usage, ...fixed }) => fixed)])
  return committed(before) === committed(after) ? [] : [{ path: 'prizes', code: 'draw_committed' }]
}
