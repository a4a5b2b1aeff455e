import type { Sql } from 'postgres'
import type { ClickHouse } from './client.ts'
import { copiedDays, type Days, eventsOf } from './select.ts'
import { daysWithEvents } from './start.ts'

/** Events of a day, and the sum of their numbers, by which two sets of the same size differ. */
interface Sums {
  readonly events: number
  readonly ids: number
}

interface ComparedDay {
  readonly day: string
  readonly postgresql: Sums
  readonly clickhouse: Sums
  readonly isEqual: boolean
}

const none: Sums = { events: 0, ids: 0 }

const inPostgres = async (db: Sql, day: string): Promise<Sums> => {
  const [sums = none] = await db<Sums[]>`
    select count(*) as events, coalesce(sum(track_id), 0)::bigint as ids from tracking_events where day = ${day}::date`
  return sums
}

const inClickHouse = async (clickhouse: ClickHouse, day: string): Promise<Sums> => {
  const [sums = none] = await eventsOf(clickhouse, day, day).read<Sums>(
    (events) => `SELECT count() AS events, sum(track_id) AS ids FROM ${events.all}`,
  )
  return sums
}

/**
 * Counts the events of each day on both sides, one day after the other. Events that arrive meanwhile may make the newest
 * days differ.
 */
export const compareDays = async (db: Sql, clickhouse: ClickHouse, of: Days): Promise<ComparedDay[]> => {
  const stored = await db<{ day: string }[]>`
    ${daysWithEvents(db, of)} select to_char(day, 'YYYY-MM-DD') as day from found`
  const copied = await copiedDays(clickhouse, of)
  const days = new Set([...stored.map(({ day }) => day), ...copied])
  const compared: ComparedDay[] = []
  for (const day of [...days].sort()) {
    const [postgresql, there] = [await inPostgres(db, day), await inClickHouse(clickhouse, day)]
    const isEqual = postgresql.events === there.events && postgresql.ids === there.ids
    compared.push({ day, postgresql, clickhouse: there, isEqual })
  }
  return compared
}
