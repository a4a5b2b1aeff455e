import type { PriceAlertKind } from '@foyer/api/price-alert-limits'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { addNotices } from '../../engine/notices/add-notice.ts'
import {
  figuresOf,
  hasFigures,
  isHalted,
  known,
  type MarketConditions,
  pricesBetween,
  quoted,
  readMarketConditions,
  staleSince,
} from '../market/public.ts'
import type { Moved } from './limit.ts'

/** The longest period, in milliseconds, of which every price is compared; before it, only the newest price is. */
const longestPeriod = 30_000

interface CodeMoved extends Moved {
  readonly code: string
  readonly price: number
}

interface Reached {
  id: string
  personId: number
  code: string
  kind: PriceAlertKind
  value: number
  price: number
}

/** What the instruments of waiting alerts did after a moment. */
const movedSince = (conditions: MarketConditions, codes: readonly string[], since: number, now: number): CodeMoved[] =>
  known(codes)
    .filter((one) => !isHalted(conditions, one, now) && hasFigures(conditions, one, now))
    .map((instrument) => {
      const { price, previousClose } = figuresOf(conditions, instrument, now)
      const prices = pricesBetween(conditions, instrument, since, now)
      const [high, low] = [Math.max(price, ...prices), Math.min(price, ...prices)]
      return { code: instrument.code, price, previousClose, high, low }
    })

/**
 * Marks the alerts that prices have reached. Alerts that another server marks at the same time are skipped. An alert that
 * was set during the period is compared with the newest price only.
 */
const markReached = (tx: ISql, moved: readonly CodeMoved[], since: Date, wall: Date) => tx<Reached[]>`
  with moved as (
    select * from jsonb_to_recordset(${tx.json(moved as never)}::jsonb)
      as given (code text, price bigint, "previousClose" bigint, high bigint, low bigint)
  ), seen as (
    select alert.id, "previousClose" as previous,
      case when alert.created_at <= ${since} then high else price end as high,
      case when alert.created_at <= ${since} then low else price end as low
    from price_alerts alert join moved using (code) where alert.reached_at is null
  ), reached as (
    select alert.id, case when alert.kind in ('above', 'percent_up') then seen.high else seen.low end as price
    from price_alerts alert join seen using (id)
    where alert.reached_at is null and case alert.kind
      when 'above' then seen.high >= alert.value
      when 'below' then seen.low <= alert.value
      when 'percent_up' then (seen.high - seen.previous) * 10000 >= alert.value * seen.previous
      when 'percent_down' then (seen.previous - seen.low) * 10000 >= alert.value * seen.previous
    end
    order by alert.id
    for update of alert skip locked
  )
  update price_alerts alert set reached_at = ${wall}, reached_price = reached.price
  from reached where alert.id = reached.id
  returning alert.id, alert.person_id as "personId", alert.code, alert.kind, alert.value, alert.reached_price as price`

/** The limit of a notice: a price in units of the currency, or a percentage. */
const shownLimit = ({ kind, value }: Reached): number =>
  kind === 'above' || kind === 'below' ? value / 1000 : value / 100

const notify = (tx: ISql, reached: readonly Reached[], at: number, wall: number) =>
  addNotices(
    tx,
    reached.flatMap((alert) => {
      const instrument = quoted.get(alert.code)
      if (!instrument) return []
      const condition = { kind: alert.kind, value: shownLimit(alert) }
      const { name, kind, currency } = instrument
      const facts = {
        ...{ code: alert.code, name, condition, price: alert.price / 1000, at },
        ...(kind !== 'index' && { currency }),
      }
      return [{ personId: alert.personId, kind: 'price_alert' as const, key: alert.id, facts, wall }]
    }),
  )

/** Compares the prices of one process with the alerts of all persons. */
export interface Evaluation {
  /** Compares the prices since the last call. @returns how many alerts were reached */
  run(): Promise<number>
}

/** A moment by both clocks. */
interface Moment {
  readonly business: number
  readonly wall: number
}

/** Compares the prices of a period. @returns how many alerts were reached; undefined while the prices are away or old */
const compare = async (context: Context, since: Moment, now: Moment): Promise<number | undefined> => {
  const { db } = context
  const rows = await db<{ code: string }[]>`select distinct code from price_alerts where reached_at is null`
  if (rows.length === 0) return 0
  const conditions = await readMarketConditions(context)
  if (conditions.feed === 'down' || staleSince(conditions, now.business) !== null) return undefined
  const codes = rows.map(({ code }) => code)
  const moved = movedSince(conditions, codes, since.business, now.business)
  if (moved.length === 0) return 0
  return db.begin(async (tx) => {
    const reached = await markReached(tx, moved, new Date(since.wall), new Date(now.wall))
    await notify(tx, reached, now.business, now.wall)
    return reached.length
  })
}

/**
 * Several servers may evaluate at once: an alert is marked and its notice stored in one transaction, by one of them. One
 * statement finds the codes and one compares all alerts of all codes whose prices moved, whatever their number. A period
 * that could not be compared is part of the next one.
 */
export const createEvaluation = (context: Context): Evaluation => {
  const { clocks } = context
  let last: Moment | undefined
  return {
    run: async () => {
      const now = { business: clocks.business(), wall: clocks.wall() }
      const isContinued =
        last !== undefined && now.business >= last.business && now.business - last.business <= longestPeriod
      const reached = await compare(context, isContinued && last ? last : now, now)
      if (reached !== undefined) last = now
      return reached ?? 0
    },
  }
}
