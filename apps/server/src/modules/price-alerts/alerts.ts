import { randomUUID } from 'node:crypto'
import { mostPercent, mostPriceAlerts, mostReachedAlerts, type PriceAlertKind } from '@foyer/api/price-alert-limits'
import type { AddPriceAlertRequest, PriceAlertsReply } from '@foyer/api/price-alerts'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { ms } from '../../database/milliseconds.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { Refused } from '../../refused.ts'
import { lockPerson } from '../identity/public.ts'
import {
  decimal,
  factsOf,
  figuresOf,
  hasFigures,
  known,
  quoted,
  readAvailableMarketConditions,
} from '../market/public.ts'
import { isReached, limitText, storedLimit } from './limit.ts'

interface Row {
  id: string
  code: string
  kind: PriceAlertKind
  value: number
  createdAt: number
  reachedAt: number | null
  reachedPrice: number | null
}

/** The waiting alerts of a person and the last reached ones. Alerts of securities that are no longer listed are left out. */
export const listAlerts = async (db: ISql, personId: number): Promise<PriceAlertsReply> => {
  const rows = await db<Row[]>`
    select * from (
      select id, code, kind, value, ${ms(db, 'created_at')} as "createdAt", ${ms(db, 'reached_at')} as "reachedAt",
        reached_price as "reachedPrice",
        row_number() over (partition by reached_at is null order by reached_at desc, created_at desc) as place
      from price_alerts where person_id = ${personId}
    ) as numbered
    where "reachedAt" is null or place <= ${mostReachedAlerts}
    order by "reachedAt" is null desc, coalesce("reachedAt", "createdAt") desc, id`
  return {
    alerts: rows.flatMap(({ id, code, kind, value, createdAt, reachedAt, reachedPrice }) => {
      const instrument = quoted.get(code)
      if (!instrument) return []
      const reached =
        reachedAt === null || reachedPrice === null ? null : { at: reachedAt, price: decimal(reachedPrice) }
      return [{ id, instrument: factsOf(instrument), kind, value: limitText(kind, value), createdAt, reached }]
    }),
  }
}

/** @throws Refused `price_alerts_full` for one more than the person may have */
const requireRoom = async (tx: ISql, personId: number): Promise<void> => {
  const [waiting] = await tx<[{ many: number }]>`
    select count(*)::int as many from price_alerts where person_id = ${personId} and reached_at is null`
  if (waiting.many > mostPriceAlerts) throw new Refused('price_alerts_full', `more than ${mostPriceAlerts} alerts`)
}

/**
 * Sets an alert of the caller.
 *
 * @throws Refused `price_alerts_full`; `price_alert_reached` if the price is there already; `not_found` for an unknown code;
 *   `market_unavailable` without a price; `invalid_request` for a limit that is no price or percentage
 */
export const addAlert = async (
  context: Context,
  caller: Caller,
  { code, kind, value }: AddPriceAlertRequest,
): Promise<PriceAlertsReply> => {
  const { db, clocks } = context
  const conditions = await readAvailableMarketConditions(context)
  const [instrument] = known([code])
  if (!instrument) throw new Refused('not_found', 'there is no instrument with this code')
  const limit = storedLimit(kind, value)
  const isTooLarge = (kind === 'percent_up' || kind === 'percent_down') && limit > mostPercent * 100
  if (limit === 0 || isTooLarge) throw new Refused('invalid_request', 'the limit is no price or percentage')
  const now = clocks.business()
  if (!hasFigures(conditions, instrument, now)) throw new Refused('market_unavailable', 'there is no price')
  const { price, previousClose } = figuresOf(conditions, instrument, now)
  if (isReached(kind, limit, { high: price, low: price, previousClose }))
    throw new Refused('price_alert_reached', 'the price has reached the limit already')
  return db.begin(async (tx) => {
    const personId = await lockPerson(tx, caller)
    const row = { id: randomUUID(), person_id: personId, code, kind, value: limit, created_at: new Date(clocks.wall()) }
    const [added] = await tx`
      insert into price_alerts ${tx(row)}
      on conflict (code, kind, value, person_id) where reached_at is null do nothing returning id`
    if (added) await requireRoom(tx, personId)
    return listAlerts(tx, personId)
  })
}

/** Deletes an alert of a person. */
export const removeAlert = async (db: ISql, personId: number, id: string): Promise<PriceAlertsReply> => {
  await db`delete from price_alerts where id = ${id} and person_id = ${personId}`
  return listAlerts(db, personId)
}
