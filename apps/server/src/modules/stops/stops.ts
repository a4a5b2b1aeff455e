import type { EmergencyStop, EmergencyStops } from '@foyer/api/staff/stops'
import type { Texts } from '@foyer/api/texts'
import type { Fragment, ISql } from 'postgres'
import { ms } from '../../database/milliseconds.ts'
import { activityRows } from '../activities/public.ts'
import { namesOf } from '../staff/public.ts'

/** How many ended stops the console shows; the audit trail has all. */
const shownEnded = 20

interface Row {
  readonly id: string
  readonly version: number
  readonly activity: number | null
  readonly title: Texts | null
  readonly grounds: string
  readonly placedBy: string
  readonly placedAt: number
  readonly lapsesAt: number | null
  readonly confirmedBy: string | null
  readonly confirmedAt: number | null
  readonly liftBy: string | null
  readonly liftAt: number | null
  readonly liftGrounds: string | null
  readonly endedAt: number | null
  readonly outcome: 'lifted' | 'lapsed' | null
}

const rowsOf = (db: ISql, condition: Fragment) => db<Row[]>`
  select id, version, stop.activity, title, grounds, placed_by as "placedBy", ${ms(db, 'placed_at')} as "placedAt",
    ${ms(db, 'lapses_at')} as "lapsesAt", confirmed_by as "confirmedBy", ${ms(db, 'confirmed_at')} as "confirmedAt",
    lift_by as "liftBy", ${ms(db, 'lift_at')} as "liftAt", lift_grounds as "liftGrounds",
    ${ms(db, 'ended_at')} as "endedAt", outcome
  from emergency_stops stop left join ${activityRows(db)} activity on activity.number = stop.activity
  where ${condition}`

const stopOf = (row: Row, names: ReadonlyMap<string, string>): EmergencyStop => {
  const nameOf = (id: string) => ({ id, name: names.get(id) ?? null })
  return {
    id: row.id,
    version: row.version,
    activity: row.activity === null ? null : { number: row.activity, title: row.title },
    reason: row.grounds,
    placed: { by: nameOf(row.placedBy), at: row.placedAt },
    lapsesAt: row.lapsesAt,
    confirmed:
      row.confirmedBy !== null && row.confirmedAt !== null
        ? { by: nameOf(row.confirmedBy), at: row.confirmedAt }
        : null,
    lift:
      row.liftBy !== null && row.liftAt !== null
        ? { by: nameOf(row.liftBy), at: row.liftAt, reason: row.liftGrounds ?? '' }
        : null,
    ended: row.endedAt !== null && row.outcome !== null ? { at: row.endedAt, outcome: row.outcome } : null,
  }
}

const withNames = async (db: ISql, rows: readonly Row[]): Promise<EmergencyStop[]> => {
  const ids = rows.flatMap(({ placedBy, confirmedBy, liftBy }) => [placedBy, confirmedBy, liftBy])
  const known = [...new Set(ids.filter((id) => id !== null))]
  const names = known.length > 0 ? await namesOf(db, known) : new Map<string, string>()
  return rows.map((row) => stopOf(row, names))
}

/** One stop with the names of those who acted; undefined if it does not exist. */
export const readStop = async (db: ISql, id: string): Promise<EmergencyStop | undefined> =>
  (await withNames(db, await rowsOf(db, db`id = ${id}`)))[0]

/** The stops in force, and the last that ended. */
export const listStops = async (db: ISql): Promise<EmergencyStops> => {
  const open = await rowsOf(db, db`ended_at is null order by placed_at desc, id`)
  const ended = await rowsOf(db, db`ended_at is not null order by ended_at desc, id limit ${shownEnded}`)
  const stops = await withNames(db, [...open, ...ended])
  return { open: stops.slice(0, open.length), ended: stops.slice(open.length) }
}
