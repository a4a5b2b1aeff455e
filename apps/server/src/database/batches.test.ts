// cspell:ignore ctid
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { pruneKeys } from '../engine/idempotency.ts'
import { ownerOf, testDatabase } from '../testing/database.ts'
import { batchSize, changeInBatches, pruneInBatches } from './batches.ts'

const db = await testDatabase()
const owner = ownerOf(db)
await owner`create table pruned (id integer primary key, due boolean not null, note text)`
await owner`create table pruned_sizes (rows integer not null)`
await owner`grant select, insert, update, delete on pruned, pruned_sizes to public`
await owner`
  create function record_size() returns trigger language plpgsql security definer as $$
  begin insert into pruned_sizes select count(*) from gone; return null; end $$`
for (const [table, event] of [
  ['pruned', 'delete'],
  ['pruned', 'update'],
  ['idempotency_keys', 'delete'],
] as const)
  await owner`
    create trigger ${owner(`record_${event}`)} after ${owner.unsafe(event)} on ${owner(table)}
    referencing old table as gone for each statement execute function record_size()`

/** Rows of each statement that changed any. */
const sizes = async (): Promise<number[]> =>
  (await db<{ rows: number }[]>`select rows from pruned_sizes where rows > 0`).map(({ rows }) => rows)

beforeEach(async () => {
  await db`delete from pruned`
  await db`insert into pruned select n, n % 5 > 0 from generate_series(1, 50) n`
  await db`delete from pruned_sizes`
})

test('REL-15 pruning in batches deletes every row that is due and no other, in statements of a limited number of rows', async () => {
  expect(await pruneInBatches(db, 'pruned', db`due or id < 0`, 15)).toBe(40)
  expect(await sizes()).toEqual([15, 15, 10])
  expect(await db`select count(*)::int as n from pruned where not due`).toEqual([{ n: 10 }])
  expect(await pruneInBatches(db, 'pruned', db`due`, 15)).toBe(0)
})

test('REL-15 a change in batches reaches every row that is due, and ends if the number is a multiple of the limit', async () => {
  const change = { set: db`due = false, note = ${'yes'}`, due: db`due` }
  expect(await changeInBatches(db, 'pruned', change, 20)).toBe(40)
  expect(await sizes()).toEqual([20, 20])
  expect(await db`select count(*)::int as n from pruned where note = 'yes'`).toEqual([{ n: 40 }])
})

test('REL-15 processes that prune one table at the same time delete each row once', async () => {
  const counts = await Promise.all([1, 2, 3].map(() => pruneInBatches(db, 'pruned', db`due`, 7)))
  expect(counts.reduce((sum, count) => sum + count)).toBe(40)
  expect(await db`select count(*)::int as n from pruned where due`).toEqual([{ n: 0 }])
})

test('REL-15 pruning replies by key deletes at most one batch of rows a statement', async () => {
  const [person] = await db<[{ id: number }]>`
    insert into persons (user_code, mobile_hash, mobile_sealed, created_at) values ('1', 'hash', 'sealed', '2026-01-01')
    returning id`
  await db`
    insert into idempotency_keys (person_id, key, request_hash, reply, created_at)
    select ${person.id}, gen_random_uuid(), 'hash', '{}', 'epoch' from generate_series(1, ${batchSize + 1})`
  await pruneKeys(db, Date.now())
  expect(await sizes()).toEqual([batchSize, 1])
})

test('REL-15 no statement of the server deletes rows by their age except in batches', () => {
  const root = join(import.meta.dirname, '..')
  // a statement with `ctid` has a limit
  const byAge = /delete from \w+\s+where (?![^`]*ctid)[^`]*<=?\s*\$\{\s*(?:new Date|before)/
  const found = globSync('**/*.ts', { cwd: root })
    .filter((path) => !/\.test\.ts$|^testing\//.test(path))
    .filter((path) => byAge.test(readFileSync(join(root, path), 'utf8')))
  // one row a month, and the few rows of processes that have stopped
  expect(found.sort()).toEqual(['modules/identity/pseudonyms.ts', 'modules/live/audience.ts'])
})
