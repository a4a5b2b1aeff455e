import { randomBytes } from 'node:crypto'
import type { ISql, PendingQuery, Row, Sql } from 'postgres'
import { StartError } from '../../../config/start-error.ts'
import { pruneInBatches } from '../../../database/batches.ts'
import { type Actor, audit } from '../../../engine/audit.ts'
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

/** When an operator changed a room, and who did it. */
export interface Operation {
  /** milliseconds of the business clock */
  readonly at: number
  /** milliseconds of the wall clock */
  readonly wall: number
  readonly actor: Actor
  /** as the member of staff wrote it */
  readonly reason?: string
}

const record = (
  tx: ISql,
  activity: number,
  event: 'open' | 'change' | 'close',
  { wall, actor, reason }: Operation,
  settings: Partial<RoomSettings> = {},
): Promise<void> =>
  audit(tx, {
    actor,
    subject: 'waiting_rooms',
    subjectId: String(activity),
    event,
    wall,
    ...(reason !== undefined && { reason }),
    detail: { ...settings },
  })

/** Deletes the rooms that ended by a moment. A room may have a million places, which go before it. */
const deleteEnded = async (db: ISql, isOver: PendingQuery<Row[]>): Promise<void> => {
  await pruneInBatches(db, 'waiting_places', db`activity in (select activity from waiting_rooms where ${isOver})`)
  await pruneInBatches(db, 'waiting_rooms', isOver)
}

const ended = (db: ISql, activity: number, at: number) => db`activity = ${activity} and ends_at <= ${new Date(at)}`

/**
 * Opens a room for an activity, or changes the one it has: places and their order remain, and a new rate applies from now
 * on. A room that ended is replaced, and its places are deleted before.
 *
 * @throws StartError if the start of a room that has started is moved
 */
export const setRoom = async (
  db: Sql,
  activity: number,
  settings: RoomSettings,
  operation: Operation,
): Promise<void> => {
  const { opensAt, startsAt, endsAt, perSecond, admittedFor } = settings
  const { at } = operation
  await deleteEnded(db, ended(db, activity, at))
  await db.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtext('waiting_places'), ${activity})`
    const current = await readRoom(tx, activity)
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
    await record(tx, activity, current ? 'change' : 'open', operation, settings)
  })
}

/**
 * Closes a room at once: everybody may join. The room ends in one statement, and its places are deleted after that. If
 * the process ends between them, `pruneRooms` deletes them later.
 *
 * @returns false if the activity has none
 */
export const closeRoom = async (db: Sql, activity: number, operation: Operation): Promise<boolean> => {
  const { at } = operation
  const isClosed = await db.begin(async (tx) => {
    // a room ends after its start, also one that has not started yet
    const before = new Date(at - 1)
    const { count } = await tx`
      update waiting_rooms set opens_at = least(opens_at, ${before}), starts_at = least(starts_at, ${before}),
        ends_at = least(ends_at, ${new Date(at)}) where activity = ${activity}`
    if (count > 0) await record(tx, activity, 'close', operation)
    return count > 0
  })
  if (isClosed) await deleteEnded(db, ended(db, activity, at))
  return isClosed
}

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

/** Deletes the rooms that ended before a moment of the business clock. */
export const pruneRooms = (db: ISql, before: number): Promise<void> =>
  deleteEnded(db, db`ends_at <= ${new Date(before)}`)
