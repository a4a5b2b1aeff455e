import type { ISql } from 'postgres'
import { expect, test } from 'vitest'
import { testContext } from '../testing/context.ts'
import { ownerOf } from '../testing/database.ts'
import { feedAges, type Page, readFeed } from './feeds.ts'

const { context, clock } = await testContext()
const { db } = context
await ownerOf(db)`create table seen_items (item int not null, feed text not null)`
await ownerOf(db)`grant insert, select on seen_items to public`

/** A feed of the numbers up to `last`, whose places are the numbers. */
const numbers = (name: string, last: number, size = 2) => ({
  name,
  ask: async (cursor: string | null): Promise<Page<number> | undefined> => {
    const from = Number(cursor ?? 0)
    const items = Array.from({ length: Math.min(size, last - from) }, (_, n) => from + n + 1)
    return { items, next: String(from + items.length), hasMore: from + items.length < last }
  },
  store: async (tx: ISql, items: readonly number[]) => {
    for (const item of items) await tx`insert into seen_items (item, feed) values (${item}, ${name})`
  },
  clock: clock.clocks.wall,
  timeLimit: 60_000,
})
const seen = async (name: string): Promise<number[]> => {
  const rows = await db<{ item: number }[]>`select item from seen_items where feed = ${name} order by item`
  return rows.map(({ item }) => item)
}

test('a feed is read page by page up to its end, and the next reading begins there', async () => {
  expect(await readFeed(db, numbers('grows', 5))).toBe(true)
  expect(await seen('grows')).toEqual([1, 2, 3, 4, 5])
  expect(await readFeed(db, numbers('grows', 8))).toBe(true)
  expect(await seen('grows')).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  clock.advance(5_000)
  expect((await feedAges(db, clock.clocks.wall())).get('grows')).toBe(5)
})

test('several processes that read a feed at the same time store each item once', async () => {
  await Promise.all(Array.from({ length: 4 }, () => readFeed(db, numbers('shared', 40))))
  expect(await seen('shared')).toEqual(Array.from({ length: 40 }, (_, n) => n + 1))
})

test('a page that cannot be stored leaves nothing, and is read again', async () => {
  const feed = numbers('fails', 6)
  let failures = 1
  const failing = {
    ...feed,
    store: async (tx: ISql, items: readonly number[]) => {
      await feed.store(tx, items)
      if (items.includes(3) && failures-- > 0) throw new Error('the disk is full')
    },
  }
  await expect(readFeed(db, failing)).rejects.toThrow('the disk is full')
  expect(await seen('fails')).toEqual([1, 2])
  await readFeed(db, failing)
  expect(await seen('fails')).toEqual([1, 2, 3, 4, 5, 6])
})

test('a feed whose place the system does not know is read from its first item', async () => {
  await readFeed(db, numbers('reset', 2))
  const feed = numbers('reset', 3)
  const requested: (string | null)[] = []
  await readFeed(db, {
    ...feed,
    ask: async (cursor) => {
      requested.push(cursor)
      return requested.length === 1 ? undefined : feed.ask(cursor)
    },
  })
  expect(requested).toEqual(['2', null, '2'])
})

test('a feed that has more items and does not move on ends with an error', async () => {
  const stuck = { ...numbers('stuck', 9), ask: async () => ({ items: [], next: 'here', hasMore: true }) }
  await expect(readFeed(db, stuck)).rejects.toThrow('does not move on')
})

test('a feed is read no longer than its time, and goes on the next time', async () => {
  const feed = numbers('long', 7)
  const slow = {
    ...feed,
    ask: async (cursor: string | null) => {
      clock.advance(40_000)
      return feed.ask(cursor)
    },
  }
  expect(await readFeed(db, slow)).toBe(false)
  expect(await seen('long')).toEqual([1, 2, 3, 4])
  expect(await readFeed(db, slow)).toBe(true)
})
