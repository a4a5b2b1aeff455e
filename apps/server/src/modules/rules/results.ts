import type { ActivityResults, ResultItem } from '@foyer/api/staff/results'
import { boundsOf } from '@foyer/api/staff/rules'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import {
  activityRuleRows,
  auditRows,
  drawRecordRows,
  ledgerAccountRows,
  ledgerPostingRows,
  participationRows,
  rewardRows,
} from '../../engine/relations.ts'
import { currentRules } from '../../engine/stored-rules.ts'
import { Refused } from '../../refused.ts'
import { campaignFigures } from '../tracking/public.ts'
import { readActivity } from './show.ts'

type Ledger = ActivityResults['ledger']

const redeemed = ['used', 'credited', 'delivered']
const zone = 'Asia/Hong_Kong'

/**
 * Joins, grants and redemptions by day. The time of a redemption is that of its audit entry, which is of the wall clock.
 */
const daysOf = (db: ISql, number: number) => db<Ledger['days'][number][]>`
  with events as (
    select joined_at as at, 'join' as event from ${participationRows(db)} part where activity = ${number}
    union all
    select issued_at, 'grant' from ${rewardRows(db)} reward where activity = ${number}
    union all
    select entry.at, 'redeem' from ${rewardRows(db)} reward
    join ${auditRows(db)} entry on entry.subject = 'rewards' and subject_id = reward.id::text
    where activity = ${number} and to_status = any (${redeemed}))
  select day, joins, grants, redeemed from (
    select to_char(at at time zone ${zone}, 'YYYY-MM-DD') as day, count(*) filter (where event = 'join')::int as joins,
      count(*) filter (where event = 'grant')::int as grants, count(*) filter (where event = 'redeem')::int as redeemed
    from events group by 1 order by 1 desc limit 400) latest
  order by day`

/**
 * Rewards by item. The value of cash is its amount; that of another reward is the one in the revision of the rule that
 * granted it, and of a prize the one in the rule of the draw.
 */
const itemsOf = (db: ISql, number: number) => db<(ResultItem & { committed: number })[]>`
  with valued as (
    select reward.item, reward.type, reward.status, reward.facts, reward.issued_at, coalesce(reward.amount,
      (rule.parameters ->> 'value')::bigint,
      (select (prize ->> 'value')::bigint from jsonb_array_elements(draw.parameters -> 'prizes') prize
        where prize ->> 'code' = reward.item)) as value
    from ${rewardRows(db)} reward
    left join ${participationRows(db)} part on reward.period = '' and part.activity = reward.activity
      and part.person_id = reward.person_id and part.rule_revision is not null
    left join ${activityRuleRows(db)} rule on rule.activity = part.activity and rule.revision = part.rule_revision
    left join lateral (
      select parameters from ${activityRuleRows(db)} latest
      where reward.period like 'draw:%' and latest.activity = reward.activity and latest.kind = 'draw'
        and latest.status = 'approved'
      order by revision desc limit 1) draw on true
    where reward.activity = ${number})
  select item, type, (array_agg(facts -> 'name' order by issued_at desc))[1] as name, count(*)::int as granted,
    count(*) filter (where status = any (${redeemed}))::int as redeemed,
    count(*) filter (where status = 'expired')::int as expired,
    count(*) filter (where status = 'revoked')::int as revoked,
    sum(value)::bigint as value,
    case when bool_and(value is not null)
      then coalesce(sum(value) filter (where status = any (${redeemed})), 0)::bigint end as "redeemedValue",
    coalesce(sum(value) filter (where status not in ('expired', 'revoked')), 0)::bigint as committed
  from valued group by item, type order by granted desc, item`

const countsOf = async (db: ISql, number: number) => {
  const of = (unit: string, kind: string) => db`
    (select coalesce(-sum(amount), 0)::bigint from ${ledgerAccountRows(db)} account
      join ${ledgerPostingRows(db)} posting on posting.account_id = account.id
      where unit = ${unit} and kind = ${kind} and activity = ${number})`
  const [row] = await db<[Pick<Ledger, 'joins' | 'grants' | 'draws' | 'points' | 'claimed'>]>`
    select (select count(*)::int from ${participationRows(db)} part where activity = ${number}) as joins,
      (select count(*)::int from ${rewardRows(db)} reward where activity = ${number}) as grants,
      (select count(*)::int from ${drawRecordRows(db)} record where activity = ${number}) as draws,
      ${of('points', 'issued')} as points, ${of('HKD', 'campaign')} as claimed`
  return row
}

/** What the ledger has of an activity, as of one moment. */
export const ledgerResults = async ({ db }: Pick<Context, 'db'>, number: number): Promise<Ledger> => {
  let ledger: Ledger | undefined
  await db.begin('isolation level repeatable read read only', async (tx) => {
    const items = await itemsOf(tx, number)
    const { inForce } = await currentRules(tx, number)
    ledger = {
      ...(await countsOf(tx, number)),
      redeemed: items.reduce((sum, one) => sum + one.redeemed, 0),
      committed: items.reduce((sum, one) => sum + one.committed, 0),
      budget: inForce ? boundsOf(inForce.rule).budget : null,
      days: [...(await daysOf(tx, number))],
      items: items.map(({ committed: _, ...item }) => item),
    }
  })
  if (!ledger) throw new Error('the transaction returned nothing')
  return ledger
}

const day = 86_400_000
const dayOf = (at: number): string => new Date(at + 8 * 3_600_000).toISOString().slice(0, 10)
/** The tracker's figures are of at most this many days. */
const mostDays = 92

/** The results of an activity. @throws Refused `not_found` */
export const resultsOf = async (context: Context, number: number): Promise<ActivityResults> => {
  const activity = await readActivity(context, number)
  if (!activity) throw new Refused('not_found', 'there is no such activity')
  const asOf = context.clocks.business()
  const last = Math.max(Math.min(asOf, activity.closesAt), activity.opensAt)
  // a week of preparation counts too
  const first = Math.max(activity.opensAt - 7 * day, last - (mostDays - 1) * day)
  return {
    activity,
    asOf,
    ledger: await ledgerResults(context, number),
    tracker: await campaignFigures(context.db, number, { from: dayOf(first), to: dayOf(last) }),
  }
}

/** Dollars with two decimals, as a spreadsheet reads them. */
const dollars = (cents: number | null): number | null => (cents === null ? null : cents / 100)

/** The results of an activity as rows of a file. @throws Refused `not_found` */
export const resultRows = async (context: Context, number: number, table: 'days' | 'items') => {
  const { ledger, tracker } = await resultsOf(context, number)
  if (table === 'items')
    return [
      ['item', 'type', 'name', 'granted', 'redeemed', 'expired', 'revoked', 'value HKD', 'redeemed HKD'],
      ...ledger.items.map((one) => [
        one.item,
        one.type,
        one.name['en-US'],
        one.granted,
        one.redeemed,
        one.expired,
        one.revoked,
        dollars(one.value),
        dollars(one.redeemedValue),
      ]),
    ]
  const days = [...new Set([...ledger.days, ...(tracker?.days ?? [])].map((one) => one.day))].sort()
  return [
    ['day', 'joins', 'grants', 'redeemed', 'visitors who saw it', 'visitors who pressed', 'visitors who joined'],
    ...days.map((one) => {
      const counted = ledger.days.find((row) => row.day === one)
      const tracked = tracker?.days.find((row) => row.day === one)
      const seen = tracker ? [tracked?.seen ?? 0, tracked?.pressed ?? 0, tracked?.joined ?? 0] : [null, null, null]
      return [one, counted?.joins ?? 0, counted?.grants ?? 0, counted?.redeemed ?? 0, ...seen]
    }),
  ]
}
