import type { ActivityRuleShown, RuledActivity, RuleRevision, rulesRequest } from '@foyer/api/staff/activity-rules'
import type { RuleKind } from '@foyer/api/staff/rules'
import type { Texts } from '@foyer/api/texts'
import type { Fragment, ISql } from 'postgres'
import type { z } from 'zod'
import { ruleOf } from '../../activity-rules/rules.ts'
import type { Context } from '../../context.ts'
import { codesIn } from '../../engine/generated-codes.ts'
import { activityRuleRows } from '../../engine/relations.ts'
import { rulePlaces } from '../../engine/rule-places.ts'
import { stockOf } from '../../engine/stock.ts'
import { currentRules, revisionsOf, type StoredRule } from '../../engine/stored-rules.ts'
import { Refused } from '../../refused.ts'
import { activityRows, phaseOf, ruleInForce } from '../activities/public.ts'
import { namesOf } from '../staff/public.ts'
import { subjectOf } from './decide.ts'
import { isLive } from './faults.ts'

interface Row {
  number: number
  code: string
  title: Texts
  opens_at: Date
  closes_at: Date
  kind: RuleKind | null
  proposed: boolean
}

const read = ({ number, code, title, kind, proposed, ...row }: Row, at: number): RuledActivity => {
  const period = { opensAt: row.opens_at.getTime(), closesAt: row.closes_at.getTime() }
  return {
    number,
    code,
    title,
    ...period,
    phase: phaseOf(period, at),
    source: ruleOf(number) ? 'built_in' : kind === null ? 'none' : 'data',
    kind,
    isProposed: proposed,
  }
}

const select = (db: ISql, which: Fragment) => db<Row[]>`
  select number, code, title, opens_at, closes_at, rule.kind,
    exists (select from ${activityRuleRows(db)} open where open.activity = number and open.status = 'proposed') as proposed
  from ${activityRows(db)} activity
  left join ${activityRuleRows(db)} rule on rule.id = rule_id
  where ${which}`

const pageSize = 50

/** Searches activities with their rules. */
export const listRules = async (
  { db, clocks }: Pick<Context, 'db' | 'clocks'>,
  { search, before = 2 ** 31 - 1 }: z.output<typeof rulesRequest>,
) => {
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const found = search === '' ? db`true` : db`(code ilike ${part} or title::text ilike ${part})`
  const rows = await select(db, db`number < ${before} and ${found} order by number desc limit ${pageSize + 1}`)
  const activities = rows.slice(0, pageSize).map((row) => read(row, clocks.business()))
  return { activities, before: rows.length > pageSize ? (activities.at(-1)?.number ?? null) : null }
}

const revisionOf =
  (names: ReadonlyMap<string, string>) =>
  ({ id: _, activity: __, proposedBy, decidedBy, ...rest }: StoredRule): RuleRevision => {
    const person = (id: string) => ({ id, name: names.get(id) ?? id })
    return {
      ...rest,
      rule: { kind: rest.rule.kind, parameters: { ...rest.rule.parameters } },
      proposedBy: person(proposedBy),
      decidedBy: decidedBy === null ? null : person(decidedBy),
    }
  }

/** An activity with the kind of its rule; undefined if it does not exist. */
export const readActivity = async (
  { db, clocks }: Pick<Context, 'db' | 'clocks'>,
  number: number,
): Promise<RuledActivity | undefined> => {
  const [row] = await select(db, db`number = ${number}`)
  return row && read(row, clocks.business())
}

/** The rule of an activity with its history. @throws Refused `not_found` */
export const showRule = async (
  { db, clocks }: Pick<Context, 'db' | 'clocks'>,
  number: number,
): Promise<ActivityRuleShown> => {
  const activity = await readActivity({ db, clocks }, number)
  if (!activity) throw new Refused('not_found', 'there is no such activity')
  const { inForce, proposed } = await currentRules(db, number)
  const history = await revisionsOf(db, number)
  const ids = [...history, inForce].flatMap((one) => (one ? [one.proposedBy, one.decidedBy ?? []].flat() : []))
  const named = revisionOf(ids.length > 0 ? await namesOf(db, [...new Set(ids)]) : new Map())
  const rule = await ruleInForce(db, number)
  const vouchers = inForce ? (rule?.grants ?? []).filter(({ type }) => type === 'exchange_voucher') : []
  const codes = []
  for (const { item } of vouchers)
    if (item !== null) codes.push({ item, ...(await codesIn(db, { activity: number, item })) })
  const subject = await subjectOf(db, number)
  return {
    activity,
    isLive: inForce !== undefined && (await isLive(db, subject, clocks.business())),
    inForce: inForce ? named(inForce) : null,
    proposed: proposed ? named(proposed) : null,
    history: history.map(named),
    places: (rule?.takes?.includes(rulePlaces) ? (await stockOf(db, number)).get(rulePlaces) : undefined) ?? null,
    codes,
  }
}
