import type { Sql, TransactionSql } from 'postgres'
import { batched } from '../../../database/batched.ts'
import { shareOf } from './holder.ts'
import { firstBehind, type Place, type Room } from './place.ts'

/** A person who wants a place in a room. */
export interface Arrival {
  readonly room: Room
  readonly holder: Buffer
  /** milliseconds of the business clock */
  readonly at: number
  /** the person missed their turn, so the place that they have is void */
  readonly replaces: boolean
}

interface Row {
  position: number | null
}

/** Places by their holder in hex. */
type Found = ReadonlyMap<string, Place>

/** What a row of `waiting_places` says of its holder. */
export const placeOfRow = ({ seed }: Pick<Room, 'seed'>, holder: Buffer, { position }: Row): Place =>
  position === null ? { share: shareOf(seed, holder) } : { behind: position }

const hexOf = ({ holder }: Arrival): string => holder.toString('hex')

/** Stores places of the draw, which need no numbers. One order of the rows, so that servers cannot deadlock. */
const storeDrawn = async (tx: TransactionSql, room: Room, at: number, holders: readonly string[]): Promise<Found> => {
  await tx`
    insert into waiting_places (activity, holder_hash, arrived_at)
    select ${room.activity}, decode(hex, 'hex'), ${new Date(at)} from unnest(${[...holders].sort()}::text[]) as given (hex)
    on conflict do nothing`
  return new Map(holders.map((hex) => [hex, placeOfRow(room, Buffer.from(hex, 'hex'), { position: null })]))
}

/** Gives the next numbers, one transaction after the other over all servers, so that no two persons get the same. */
const storeNumbered = async (
  tx: TransactionSql,
  room: Room,
  at: number,
  holders: readonly string[],
): Promise<Found> => {
  const { activity } = room
  await tx`select pg_advisory_xact_lock(hashtext('waiting_places'), ${activity})`
  const rows = await tx<(Row & { hex: string })[]>`
    with arrived as (
      select hex, decode(hex, 'hex') as holder, nth from unnest(${[...holders]}::text[]) with ordinality as given (hex, nth)),
    known as (
      select hex, position from arrived join waiting_places on activity = ${activity} and holder_hash = holder),
    stored as (
      insert into waiting_places (activity, holder_hash, arrived_at, position)
      select ${activity}, holder, ${new Date(at)}, row_number() over (order by nth) - 1 + greatest(
        ${firstBehind(room, at)}::bigint,
        (select coalesce(max(position), -1) + 1 from waiting_places where activity = ${activity}))
      from arrived where hex not in (select hex from known)
      returning encode(holder_hash, 'hex') as hex, position)
    select hex, position from known union all select hex, position from stored`
  return new Map(rows.map(({ hex, position }) => [hex, placeOfRow(room, Buffer.from(hex, 'hex'), { position })]))
}

/**
 * Stores the places of one room, in the order of arrival. A place that exists remains unless it is void.
 *
 * @returns none if the room was closed since this process read it
 */
const store = async (tx: TransactionSql, arrivals: readonly [Arrival, ...Arrival[]]): Promise<Found> => {
  const [{ room, at }] = arrivals
  const { activity, id } = room
  const [open] = await tx`select from waiting_rooms where activity = ${activity} and id = ${id} for key share`
  if (!open) return new Map()
  const missed = arrivals.filter(({ replaces }) => replaces).map(hexOf)
  if (missed.length > 0)
    await tx`
      delete from waiting_places where activity = ${activity}
        and holder_hash in (select decode(hex, 'hex') from unnest(${missed}::text[]) as given (hex))`
  // a person may call from two devices at once
  const holders = [...new Set(arrivals.map(hexOf))]
  return at < room.startsAt ? storeDrawn(tx, room, at, holders) : storeNumbered(tx, room, at, holders)
}

const giveAll = async (db: Sql, arrivals: readonly Arrival[]): Promise<(Place | undefined)[]> => {
  const groups = new Map<string, [Arrival, ...Arrival[]]>()
  for (const arrival of arrivals) {
    const key = `${arrival.room.id} ${arrival.at < arrival.room.startsAt}`
    const group = groups.get(key)
    if (group) group.push(arrival)
    else groups.set(key, [arrival])
  }
  const places = new Map<Arrival, Place | undefined>()
  for (const group of groups.values()) {
    const stored = (await db.begin((tx) => store(tx, group))) as Found
    for (const arrival of group) places.set(arrival, stored.get(hexOf(arrival)))
  }
  return arrivals.map((arrival) => places.get(arrival))
}

const giversOf = new WeakMap<object, (arrival: Arrival) => Promise<Place | undefined>>()

/**
 * Stores a place behind all others, or in the draw before the start. The arrivals of a moment share one transaction,
 * because numbers are given one transaction after the other over all servers: otherwise the disk would limit a room to a
 * few hundred arrivals a second.
 *
 * @returns undefined if the room was closed since this process read it
 */
export const givePlace = (db: Sql, arrival: Arrival): Promise<Place | undefined> => {
  const known = giversOf.get(db)
  if (known) return known(arrival)
  const give = batched((arrivals: readonly Arrival[]) => giveAll(db, arrivals))
  giversOf.set(db, give)
  return give(arrival)
}
