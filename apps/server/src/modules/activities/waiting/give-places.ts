import type { ISql, Sql, TransactionSql } from 'postgres'
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

/**
 * Reserves numbers behind all others. The statement does not wait for the disk while it holds the row, because all
 * servers wait for it. So a crash of the database may lose the counter, and the stored places give it again. Two persons
 * with one number, whose places were not stored at the crash, are admitted at the same time.
 *
 * @returns the first of them; undefined if the room was closed since this process read it
 */
const reserveNumbers = async (db: Sql, room: Room, at: number, count: number): Promise<number | undefined> => {
  const [reserved] = await db<{ first: number }[]>`
    with fast as (select set_config('synchronous_commit', 'off', true))
    update waiting_rooms set behind = ${count}::int + greatest(behind, ${firstBehind(room, at)}::bigint,
      (select coalesce(max(position), -1) + 1 from waiting_places where activity = ${room.activity}))
    from fast
    where activity = ${room.activity} and id = ${room.id}
    returning behind - ${count}::int as first`
  return reserved?.first
}

/** The numbered places that exist, by their holder in hex. */
const numberedPlaces = async (db: ISql, room: Room, holders: readonly string[]): Promise<Found> => {
  const rows = await db<(Row & { hex: string })[]>`
    select hex, position from unnest(${[...holders]}::text[]) as given (hex)
    join waiting_places on activity = ${room.activity} and holder_hash = decode(hex, 'hex')`
  return new Map(rows.map(({ hex, position }) => [hex, placeOfRow(room, Buffer.from(hex, 'hex'), { position })]))
}

/** Stores places with numbers from `first` on, in the order of the holders. */
const storeNumbered = async (
  tx: TransactionSql,
  { activity }: Room,
  at: number,
  holders: readonly string[],
  first: number,
): Promise<void> => {
  await tx`
    insert into waiting_places (activity, holder_hash, arrived_at, position)
    select ${activity}, decode(hex, 'hex'), ${new Date(at)}, ${first}::bigint + nth - 1
    from unnest(${[...holders]}::text[]) with ordinality as given (hex, nth) order by hex
    on conflict do nothing`
}

const isOpen = async (tx: TransactionSql, { activity, id }: Room): Promise<boolean> => {
  const [open] = await tx`select from waiting_rooms where activity = ${activity} and id = ${id} for key share`
  return open !== undefined
}

/**
 * Stores the places of one room, in the order of arrival. A place that exists remains unless it is void.
 *
 * @returns none if the room was closed since this process read it
 */
const store = async (db: Sql, arrivals: readonly [Arrival, ...Arrival[]]): Promise<Found> => {
  const [{ room, at }] = arrivals
  // a person may call from two devices at once
  const holders = [...new Set(arrivals.map(hexOf))]
  const inRoom = async (act: (tx: TransactionSql) => Promise<Found>): Promise<Found> =>
    (await db.begin(async (tx) => ((await isOpen(tx, room)) ? act(tx) : new Map()))) as Found
  if (at < room.startsAt) return inRoom((tx) => storeDrawn(tx, room, at, holders))

  const missed = arrivals.filter(({ replaces }) => replaces).map(hexOf)
  const known = await numberedPlaces(db, room, holders)
  const added = holders.filter((hex) => !known.has(hex) || missed.includes(hex))
  if (added.length === 0) return known
  const first = await reserveNumbers(db, room, at, added.length)
  if (first === undefined) return new Map()
  return inRoom(async (tx) => {
    if (missed.length > 0)
      await tx`
        delete from waiting_places where activity = ${room.activity}
          and holder_hash in (select decode(hex, 'hex') from unnest(${missed}::text[]) as given (hex))`
    await storeNumbered(tx, room, at, added, first)
    // another server may have stored a place of the same person
    return numberedPlaces(tx, room, holders)
  })
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
    const stored = await store(db, group)
    for (const arrival of group) places.set(arrival, stored.get(hexOf(arrival)))
  }
  return arrivals.map((arrival) => places.get(arrival))
}

const giversOf = new WeakMap<object, (arrival: Arrival) => Promise<Place | undefined>>()

/**
 * Stores a place behind all others, or in the draw before the start. The arrivals of a moment share one transaction, as a
 * crowd arrives within seconds.
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
