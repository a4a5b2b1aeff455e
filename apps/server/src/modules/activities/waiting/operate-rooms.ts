import { randomBytes } from 'node:crypto'
import type { ISql, Sql } from 'postgres'
import { StartError } from '../../../config/start-error.ts'
import { pruneInBatches } from '../../../database/batches.ts'
import { audit } from '../../../engine/audit.ts'
import { activityNamed } from '../named-activity.ts'
import { admittedUpTo, type Room } from './place.ts'
import { readRoom } from './rooms.ts'

/** What an operator decides about a room. Milliseconds of the business clock. */
export interface RoomSettings {
  readonly opensAt: number
  readonly startsAt: number
  readonly endsAt: number
  readonly perSecond: number
  /** minutes */
  readonly admittedFor: number
}

export interface RoomFigures extends RoomSettings {
  readonly activity: number
  /** places that were given */
  readonly places: number
  /** of them before the start */
  readonly early: number
  /** places that are admitted by now */
  readonly admitted: number
}

const subjectOf = (activity: number) => ({
  actor: 'operator' as const,
  subject: 'waiting_rooms',
  subjectId: String(activity),
})

/**
 * Opens a room for an activity, or changes the one it has: places and their order remain, and a new rate applies from now
 * on.
 *
 * @throws StartError if the start of a room that has started is moved
 */
export const setRoom = async (
  db: Sql,
  activity: number,
  settings: RoomSettings,
  { at, wall }: { at: number; wall: number },
): Promise<void> => {
  const { opensAt, startsAt, endsAt, perSecond, admittedFor } = settings
  await db.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtext('waiting_places'), ${activity})`
    const before = await readRoom(tx, activity)
    const isOver = before && before.endsAt <= at
    if (isOver) await tx`delete from waiting_rooms where activity = ${activity}`
    const current = isOver ? undefined : before
    if (current && current.startsAt <= at && current.startsAt !== startsAt)
      throw new StartError('The room has started, so its start cannot move.')
    const admitted = current ? admittedUpTo(current, at) : 0
    await tx`
      insert into waiting_rooms as room
        (activity, seed, opens_at, starts_at, ends_at, per_second, admitted_before, rate_since, admitted_for)
      values (${activity}, ${randomBytes(32)}, ${new Date(opensAt)}, ${new Date(startsAt)}, ${new Date(endsAt)},
        ${perSecond}, ${admitted}, ${new Date(at)}, ${admittedFor})
      on conflict (activity) do update set
        opens_at = excluded.opens_at, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
        per_second = excluded.per_second, admitted_before = excluded.admitted_before,
        rate_since = excluded.rate_since, admitted_for = excluded.admitted_for`
    await audit(tx, { ...subjectOf(activity), event: current ? 'change' : 'open', wall, detail: { ...settings } })
  })
}

/** Closes a room at once: everybody may join. @returns false if the activity has none */
export const closeRoom = (db: Sql, activity: number, wall: number): Promise<boolean> =>
  db.begin(async (tx) => {
    const { count } = await tx`delete from waiting_rooms where activity = ${activity}`
    if (count > 0) await audit(tx, { ...subjectOf(activity), event: 'close', wall })
    return count > 0
  })

const figuresOf = async (db: ISql, room: Room, at: number): Promise<RoomFigures> => {
  const { activity, opensAt, startsAt, endsAt, perSecond, early } = room
  const [{ places, last }] = await db<[{ places: number; last: number }]>`
    select count(*)::int as places, coalesce(max(position) + 1, 0) as last
    from waiting_places where activity = ${activity}`
  return {
    activity,
    opensAt,
    startsAt,
    endsAt,
    perSecond,
    admittedFor: room.admittedFor / 60_000,
    places,
    early,
    admitted: Math.min(places, Math.floor(Math.min(admittedUpTo(room, at), early + last))),
  }
}

/** All rooms with their figures, including ended ones. */
export const listRooms = async (db: ISql, at: number): Promise<RoomFigures[]> => {
  const rows = await db<{ activity: number }[]>`select activity from waiting_rooms order by activity`
  const figures: RoomFigures[] = []
  for (const { activity } of rows) {
    const room = await readRoom(db, activity)
    if (room) figures.push(await figuresOf(db, room, at))
  }
  return figures
}

/** The number and the opening of an activity. @throws StartError */
export const openingOf = async (db: ISql, name: string): Promise<{ number: number; opensAt: number }> => {
  try {
    return await activityNamed(db, /^\d+$/.test(name) ? Number(name) : name)
  } catch (cause) {
    throw new StartError(`There is no activity ${name} here.`, { cause })
  }
}

/** Deletes the rooms that ended a day ago. A room may have a million places, which go before it. */
export const pruneRooms = async (db: ISql, before: number): Promise<void> => {
  const isOver = db`ends_at <= ${new Date(before)}`
  await pruneInBatches(db, 'waiting_places', db`activity in (select activity from waiting_rooms where ${isOver})`)
  await pruneInBatches(db, 'waiting_rooms', isOver)
}
