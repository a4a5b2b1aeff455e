import type { ISql } from 'postgres'
import { pruneInBatches } from '../../database/batches.ts'
import type { DeliveryState, Message } from '../../sms-message.ts'

const minute = 60_000
/** How long messages steer the choice of a gateway, in milliseconds. */
const window = 30 * minute
/** Reports about a gateway and region in that time, below which they say nothing. */
const leastReports = 10
/** How long reports are accepted and shown. */
const memory = 24 * 60 * minute

/** Records that a gateway is about to receive a message. A later gateway replaces an earlier one. */
export const recordTry = async (db: ISql, { id, region }: Message, gateway: string, now: number): Promise<void> => {
  await db`
    insert into sms_deliveries (id, gateway, region, tried_at) values (${id}, ${gateway}, ${region}, ${new Date(now)})
    on conflict (id) do update set gateway = excluded.gateway, tried_at = excluded.tried_at
    where sms_deliveries.state is null`
}

/** The gateway that received a message before; undefined for a new one. */
export const earlierTry = async (db: ISql, { id }: Message): Promise<string | undefined> => {
  const [row] = await db<{ gateway: string }[]>`select gateway from sms_deliveries where id = ${id}`
  return row?.gateway
}

/** Deletes a message that no gateway sent. */
export const dropTry = async (db: ISql, { id }: Message): Promise<void> => {
  await db`delete from sms_deliveries where id = ${id} and state is null`
}

export interface Report {
  /** of the message */
  readonly id: string
  readonly state: DeliveryState
}

/**
 * Stores what a gateway reports. The first report of a message is final, so a repetition changes nothing. A report about
 * a message of another gateway, or an unknown one, is ignored.
 *
 * @returns the number of reports that were new
 */
export const storeReports = async (
  db: ISql,
  gateway: string,
  reports: readonly Report[],
  now: number,
): Promise<number> => {
  const first = new Map(reports.toReversed().map(({ id, state }) => [id, state]))
  const { count } = await db`
    update sms_deliveries sent set state = report.state, reported_at = ${new Date(now)}
    from unnest(${[...first.keys()]}::text[], ${[...first.values()]}::text[]) as report (id, state)
    where sent.id = report.id and sent.gateway = ${gateway} and sent.state is null
      and sent.tried_at > ${new Date(now - memory)}`
  return count
}

/** Gateways to which more than half of the reported messages of the last half hour to a region did not arrive. */
export const poorGateways = async (db: ISql, region: string, now: number): Promise<ReadonlySet<string>> => {
  const rows = await db<{ gateway: string }[]>`
    select gateway from sms_deliveries
    where tried_at > ${new Date(now - window)} and region = ${region} and state is not null
    group by gateway
    having count(*) >= ${leastReports}::int and count(*) filter (where state = 'failed') * 2 > count(*)`
  return new Set(rows.map(({ gateway }) => gateway))
}

/** Messages of the last day by gateway and region, as `gateway region`, and what was reported about them. */
export const countDeliveries = (db: ISql, now: number) => db<
  { route: string; sent: number; delivered: number; failed: number }[]
>`
  select gateway || ' ' || region as route, count(*)::int as sent,
    (count(*) filter (where state = 'delivered'))::int as delivered,
    (count(*) filter (where state = 'failed'))::int as failed
  from sms_deliveries where tried_at > ${new Date(now - memory)} group by 1 order by 1`

/** Deletes what is neither shown nor reported any more. */
export const pruneDeliveries = async (db: ISql, now: number): Promise<void> => {
  await pruneInBatches(db, 'sms_deliveries', db`tried_at <= ${new Date(now - memory)}`)
}
