import type { WaitingReply } from '@foyer/api/waiting-rooms'
import type { Sql } from 'postgres'
import type { Context } from '../../../context.ts'
import type { Caller } from '../../../http/signing/caller.ts'
import { givePlace, placeOfRow } from './give-places.ts'
import { holderOf } from './holder.ts'
import { noRoom, type Place, placeAt, type Room } from './place.ts'
import { roomOf } from './rooms.ts'
import { issueTicket } from './ticket.ts'

interface Row {
  position: number | null
}

/** The stored place of a holder; undefined if there is none. */
const placeOf = async (db: Sql, room: Room, holder: Buffer): Promise<Place | undefined> => {
  const [row] = await db<Row[]>`
    select position from waiting_places where activity = ${room.activity} and holder_hash = ${holder}`
  return row && placeOfRow(room, holder, row)
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
  const place = existing && !isMissed ? existing : await givePlace(db, { room, holder, at, replaces: isMissed })
  if (!place) return { place: noRoom(at), ticket: null }
  // an early place may not be counted yet in what this process knows of the room, which matters after the start only
  return { place: placeAt(room, place, at), ticket: issueTicket(secrets, room, place) }
}
