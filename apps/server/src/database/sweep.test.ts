import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { pruneKeys } from '../engine/idempotency.ts'
import { ownerOf, testDatabase } from '../testing/database.ts'
import { changeInBatches, sweep, sweepSize } from './sweep.ts'

const db = await testDatabase()
const owner = ownerOf(db)
await owner`create table swept (id integer primary key, due boolean not null, kept text)`
await owner`create table sweep_sizes (rows integer not null)`
await owner`grant select, insert, update, delete on swept, sweep_sizes to public`
await owner`
  create function record_size() returns trigger language plpgsql security definer as $$
  begin insert into sweep_sizes select count(*) from gone; return null; end $$`
for (const [table, event] of [
  ['swept', 'delete'],
  ['swept', 'update'],
  ['idempotency_keys', 'delete'],
] as const)
  await owner`
    create trigger ${owner(`record_${event}`)} after ${owner.unsafe(event)} on ${owner(table)}
    referencing old table as gone for each statement execute function record_size()`

/** Rows of each statement that changed any. */
const sizes = async (): Promise<number[]> =>
  (await db<{ rows: number }[]>`select rows from sweep_sizes where rows > 0`).map(({ rows }) => rows)

beforeEach(async () => {
  await db`delete from swept`
  await db`insert into swept select n, n % 5 > 0 from generate_series(1, 50) n`
  await db`delete from sweep_sizes`
})

test('REL-15 a sweep deletes every row that is due and no other, in statements of a limited number of rows', async () => {
  expect(await sweep(db, 'swept', db`due or id < 0`, 15)).toBe(40)
  expect(await sizes()).toEqual([15, 15, 10])
  expect(await db`select count(*)::int as n from swept where not due`).toEqual([{ n: 10 }])
  expect(await sweep(db, 'swept', db`due`, 15)).toBe(0)
})

test('REL-15 a change in batches reaches every row that is due, and ends if the number is a multiple of the limit', async () => {
  const change = { set: db`due = false, kept = ${'yes'}`, due: db`due` }
  expect(await changeInBatches(db, 'swept', change, 20)).toBe(40)
  expect(await sizes()).toEqual([20, 20])
  expect(await db`select count(*)::int as n from swept where kept = 'yes'`).toEqual([{ n: 40 }])
})

test('REL-15 two processes that sweep one table at the same time delete each row once', async () => {
  const counts = await Promise.all([1, 2, 3].map(() => sweep(db, 'swept', db`due`, 7)))
  expect(counts.reduce((sum, count) => sum + count)).toBe(40)
  expect(await db`select count(*)::int as n from swept where due`).toEqual([{ n: 0 }])
})

test('REL-15 the sweep of replies by key deletes at most as many rows a statement as every sweep', async () => {
  const [person] = await db<[{ id: number }]>`
    insert into persons (user_code, mobile_hash, mobile_sealed, created_at) values ('1', 'hash', 'sealed', now())
    returning id`
  await db`
    insert into idempotency_keys (person_id, key, request_hash, reply, created_at)
    select ${person.id}, gen_random_uuid(), 'hash', '{}', 'epoch' from generate_series(1, ${sweepSize + 1})`
  await pruneKeys(db, Date.now())
  expect(await sizes()).toEqual([sweepSize, 1])
})

test('REL-15 no statement of the server deletes rows by their age except by a sweep', () => {
  const root = join(import.meta.dirname, '..')
  // a statement with `ctid` has a limit
  const byAge = /delete from \w+\s+where (?![^`]*ctid)[^`]*<=?\s*\$\{\s*(?:new Date|before)/
  const found = globSync('**/*.ts', { cwd: root })
    .filter((path) => !/\.test\.ts$|^testing\//.test(path))
    .filter((path) => byAge.test(readFileSync(join(root, path), 'utf8')))
  // one row a month, and the few rows of processes that have stopped
  expect(found.sort()).toEqual(['modules/identity/pseudonyms.ts', 'modules/live/audience.ts'])
})
