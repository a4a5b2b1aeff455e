import type { ISql } from 'postgres'
import type { Context } from '../../../context.ts'
import { stockOf } from '../../../engine/stock.ts'
import { placesOf } from '../places.ts'
import { ruleInForce } from '../queries.ts'
import type { Room } from './place.ts'

interface Row {
  activity: number
  id: string
  seed: Buffer
  opensAt: Date
  startsAt: Date
  endsAt: Date
  perSecond: number
  admittedBefore: number
  rateSince: Date
  admittedFor: number
  early: number
}

/** Reads the room of an activity, open or not. */
export const readRoom = async (db: ISql, activity: number): Promise<Room | undefined> => {
  const [row] = await db<Row[]>`
    select activity, id, seed, opens_at as "opensAt", starts_at as "startsAt", ends_at as "endsAt",
      per_second as "perSecond", admitted_before as "admittedBefore", rate_since as "rateSince",
      admitted_for as "admittedFor",
      (select count(*)::int from waiting_places place where place.activity = room.activity and position is null) as early
    from waiting_rooms room where activity = ${activity}`
  if (!row) return undefined
  return {
    ...row,
    opensAt: row.opensAt.getTime(),
    startsAt: row.startsAt.getTime(),
    endsAt: row.endsAt.getTime(),
    rateSince: row.rateSince.getTime(),
    admittedFor: row.admittedFor * 60_000,
    isSoldOut: placesOf(await ruleInForce(db, activity), await stockOf(db, activity)).isSoldOut(''),
  }
}

interface Known {
  readonly readAt: number
  readonly room: Promise<Room | undefined>
}

/** Milliseconds for which a process uses what it knows of a room. So a poll costs no statement. */
export const roomAge = 1_000

const knownOf = new WeakMap<object, Map<number, Known>>()

/**
 * The room of an activity as it was at most a second ago; undefined if it has none, or after its end. All processes read
 * the same rows, so the rate applies to all of them together.
 */
export const roomOf = async ({ db, clocks }: Pick<Context, 'db' | 'clocks'>, activity: number) => {
  const rooms = knownOf.get(db) ?? new Map<number, Known>()
  knownOf.set(db, rooms)
  const now = clocks.wall()
  let known = rooms.get(activity)
  if (!known || Math.abs(now - known.readAt) >= roomAge) {
    known = { readAt: now, room: readRoom(db, activity) }
    rooms.set(activity, known)
    // a failed read is not remembered
    known.room.catch(() => rooms.delete(activity))
  }
  const room = await known.room
  return room && clocks.business() < room.endsAt ? room : undefined
}
