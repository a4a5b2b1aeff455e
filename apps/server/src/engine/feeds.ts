import type { ISql, Sql } from 'postgres'

/** A part of what a system of the firm reports, in the order in which it reported. */
export interface Page<Item> {
  readonly items: readonly Item[]
  /** the place after the last item; opaque */
  readonly next: string
  /** whether the system has more items now */
  readonly hasMore: boolean
}

/** How a feed is read. */
export interface Feed<Item> {
  readonly name: string
  /**
   * Requests the items after a place; null: from the first one.
   *
   * @returns undefined if the system does not know the place any more: it is then read from its first item
   */
  readonly ask: (cursor: string | null) => Promise<Page<Item> | undefined>
  /** Stores items within the transaction that also moves the cursor; an item may have been stored before. */
  readonly store: (tx: ISql, items: readonly Item[]) => Promise<void>
  /** wall clock */
  readonly clock: () => number
  /** milliseconds after which no further page is requested */
  readonly timeLimit: number
}

const cursorOf = async (db: ISql, name: string): Promise<string> => {
  const [row] = await db<{ cursor: string }[]>`select cursor from feed_cursors where feed = ${name}`
  return row?.cursor ?? ''
}

/** Moves the cursor if it is still at a place, so that of two processes that read a page one stores it. */
const moveCursor = async (tx: ISql, name: string, from: string, to: string, readAt: Date | null): Promise<boolean> => {
  const moved = await tx`
    update feed_cursors set cursor = ${to}, read_at = coalesce(${readAt}, read_at)
    where feed = ${name} and cursor = ${from}`
  return moved.count > 0
}

/**
 * Reads a feed from where it was last read up to its end, or until the time is up. Each page and its cursor are stored
 * together or not at all. A page that another process stored first is left out.
 *
 * @returns whether the end was reached
 * @throws whatever requesting or storing throws; pages that were stored remain
 */
export const readFeed = async <Item>(db: Sql, { name, ask, store, clock, timeLimit }: Feed<Item>): Promise<boolean> => {
  const until = clock() + timeLimit
  await db`insert into feed_cursors (feed) values (${name}) on conflict do nothing`
  while (clock() < until) {
    const from = await cursorOf(db, name)
    const page = await ask(from === '' ? null : from)
    if (!page) {
      if (from === '') throw new Error(`the feed ${name} has no first item`)
      await moveCursor(db, name, from, '', null)
      continue
    }
    const { items, next, hasMore } = page
    if (hasMore && next === from) throw new Error(`the feed ${name} has more items and does not move on`)
    const isStored = await db.begin(async (tx) => {
      const isFirst = await moveCursor(tx, name, from, next, hasMore ? null : new Date(clock()))
      if (isFirst) await store(tx, items)
      return isFirst
    })
    if (isStored && !hasMore) return true
  }
  return false
}

/** Seconds since the end of each feed was last reached, by its name. */
export const feedAges = async (db: ISql, wall: number): Promise<ReadonlyMap<string, number>> => {
  const rows = await db<{ feed: string; readAt: Date }[]>`
    select feed, read_at as "readAt" from feed_cursors where read_at is not null`
  return new Map(rows.map(({ feed, readAt }) => [feed, Math.max(0, Math.round((wall - readAt.getTime()) / 1000))]))
}
