import type { setStockReply, setStockRequest, stockPage, stockRequest } from '@foyer/api/staff/stock'
import type { Texts } from '@foyer/api/texts'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Actor } from '../../engine/audit.ts'
import { stockRows } from '../../engine/relations.ts'
import { setTotal, stockOf } from '../../engine/stock.ts'
import { Refused } from '../../refused.ts'
import { activityRows, isPublished, ruleInForce, rulesInForce } from '../activities/public.ts'
import { describeStock, expectedStocks, giftNames } from './known-stocks.ts'

const pageSize = 100

interface Row {
  readonly activity: number
  readonly title: Texts
  readonly stage: string
  readonly total: number | null
  readonly remaining: number | null
}

/** A page of the stocks, by activity and stage. Pools and gifts without a stock are rows too. */
export const listStocks = async (
  { db }: Pick<Context, 'db'>,
  { activity, after }: z.output<typeof stockRequest>,
): Promise<z.input<typeof stockPage>> => {
  const gifts = await giftNames(db)
  const expected = expectedStocks(gifts)
  const rows = await db<Row[]>`
    select stocks.activity, activity.title, stage, total, remaining
    from (
      select activity, stage, total, remaining from ${stockRows(db)} stock
      union all
      select expected.activity, expected.stage, null, null
      from unnest(${expected.map((one) => one.activity)}::int[], ${expected.map(({ stage }) => stage)}::text[])
        as expected (activity, stage)
      where not exists (
        select from ${stockRows(db)} stock where stock.activity = expected.activity and stock.stage = expected.stage)
    ) stocks
    join ${activityRows(db)} activity on number = stocks.activity
    where (${activity ?? null}::int is null or stocks.activity = ${activity ?? null})
      and (${after === undefined} or (stocks.activity, stage) > (${after?.activity ?? 0}::int, ${after?.stage ?? ''}::text))
    order by stocks.activity, stage limit ${pageSize + 1}`
  const shown = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? shown.at(-1) : undefined
  const rules = await rulesInForce(
    db,
    shown.map((row) => row.activity),
  )
  return {
    rows: shown.map((row) => ({ ...row, ...describeStock(rules.get(row.activity), row, gifts) })),
    after: last ? { activity: last.activity, stage: last.stage } : null,
  }
}

/**
 * Sets the total of a stock of gifts or places. Vouchers have as many as there are codes, and the prizes of a draw were
 * promised.
 *
 * @returns the stock; `outdated` if its total is no longer `was`, and nothing was set
 * @throws Refused `not_found` if staff may not set such a stock, or if there is none
 */
export const setStock = (
  { db, clocks }: Pick<Context, 'db' | 'clocks'>,
  { activity, stage, was, total, reason }: z.output<typeof setStockRequest>,
  actor: Actor,
): Promise<z.input<typeof setStockReply>> =>
  db.begin(async (tx) => {
    const { kind } = describeStock(await ruleInForce(tx, activity), { activity, stage }, await giftNames(tx))
    const isKnown = kind === 'gift' || (kind === 'places' && (await stockOf(tx, activity)).has(stage))
    if (!isKnown || !(await isPublished(tx, activity))) throw new Refused('not_found', 'there is no stock to set')
    // two members of staff who set one stock wait for each other, also if it has no row yet
    await tx`select pg_advisory_xact_lock(hashtextextended(${`stock ${activity} ${stage}`}, 0))`
    const before = (await stockOf(tx, activity)).get(stage)
    const isOutdated = (before?.total ?? null) !== was
    if (!isOutdated) await setTotal(tx, { activity, stage, total }, { actor, reason, wall: clocks.wall() })
    const now = (await stockOf(tx, activity)).get(stage)
    return {
      outcome: isOutdated ? 'outdated' : 'set',
      total: now?.total ?? null,
      remaining: now?.remaining ?? null,
    }
  })
