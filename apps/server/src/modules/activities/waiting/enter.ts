import type { WaitingReply } from '@foyer/api/waiting-rooms'
import type { Sql } from 'postgres'
import type { Context } from '../../../context.ts'
import type { Caller } from '../../../http/signing/caller.ts'
import { holderOf, shareOf } from './holder.ts'
import { firstBehind, noRoom, type Place, placeAt, type Room } from './place.ts'
import { roomOf } from './rooms.ts'
import { issueTicket } from './ticket.ts'

interface Row {
  position: number | null
}

const placeOfRow = ({ seed }: Pick<Room, 'seed'>, holder: Buffer, { position }: Row): Place =>
  position === null ? { share: shareOf(seed, holder) } : { behind: position }

/** The stored place of a holder; undefined if there is none. */
const placeOf = async (db: Sql, room: Room, holder: Buffer): Promise<Place | undefined> => {
  const [row] = await db<Row[]>`
    select position from waiting_places where activity = ${room.activity} and holder_hash = ${holder}`
  return row && placeOfRow(room, holder, row)
}

/**
 * Stores a place behind all others, or in the draw before the start. A place that exists remains unless it is replaced.
 *
 * @returns undefined if the room was closed since this process read it
 */
const storePlace = async (
  db: Sql,
  room: Room,
  holder: Buffer,
  at: number,
  replaces: boolean,
): Promise<Place | undefined> => {
  const stored = await db.begin(async (tx) => {
    // one after the other, so that no two persons get the same number; the draw needs no numbers
    if (at >= room.startsAt) await tx`select pg_advisory_xact_lock(hashtext('waiting_places'), ${room.activity})`
    const behind = tx`
      greatest(${firstBehind(room, at)}::bigint,
        (select coalesce(max(position), -1) + 1 from waiting_places where activity = ${room.activity}))`
    const [row] = await tx<Row[]>`
      insert into waiting_places as place (activity, holder_hash, arrived_at, position)
      select ${room.activity}, ${holder}, ${new Date(at)}, ${at < room.startsAt ? tx`null::bigint` : behind}
      from waiting_rooms where activity = ${room.activity} and id = ${room.id} for key share
      on conflict (activity, holder_hash) do update set
        position = case when ${replaces} then excluded.position else place.position end,
        arrived_at = case when ${replaces} then excluded.arrived_at else place.arrived_at end
      returning position`
    return row
  })
  return stored && placeOfRow(room, holder, stored)
}

/**
 * Gives a person a place in the room of an activity, or the place that they have, whatever the device. Whoever missed
 * their turn gets a new one behind all others.
 */
export const enter = async (context: Context, caller: Caller, activity: number): Promise<WaitingReply> => {
  const { db, clocks, secrets } = context
  const room = await roomOf(context, activity)
  const at = clocks.business()
  if (!room || at < room.opensAt) return { place: noRoom(at), ticket: null }
  const holder = holderOf(secrets, caller, activity)
  const existing = await placeOf(db, room, holder)
  const isMissed = existing !== undefined && placeAt(room, existing, at).state === 'missed'
  const place = existing && !isMissed ? existing : await storePlace(db, room, holder, at, isMissed)
  if (!place) return { place: noRoom(at), ticket: null }
  // an early place may not be counted yet in what this process knows of the room, which matters after the start only
  return { place: placeAt(room, place, at), ticket: issueTicket(secrets, room, place) }
}
