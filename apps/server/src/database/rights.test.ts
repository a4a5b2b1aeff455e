import { expect, test } from 'vitest'
import { ownerOf, testDatabase } from '../testing/database.ts'
import { excessOf, grantRights } from './rights.ts'

const db = await testDatabase()

/** Everything that a trigger of `refuse_change` protects. */
const appendOnly = [
  'audit_entries',
  'ledger_transfers',
  'ledger_postings',
  'redemptions',
  'draw_records',
  'market_closure_words',
]

test.each([
  ['read a file of the database server', "select pg_read_file('PG_VERSION')"],
  ['run a program', "copy sandbox_settings from program 'id'"],
  ['disable triggers', 'alter table audit_entries disable trigger user'],
  ['skip triggers for a session', "set session_replication_role = 'replica'"],
  ['create a function', 'create function mine() returns int language sql as $$ select 1 $$'],
  ['create a temporary function', 'create function pg_temp.mine() returns int language sql as $$ select 1 $$'],
  ['create a table', 'create table mine (id int)'],
  ['create a schema', 'create schema mine'],
  [
    'replace a function of a trigger',
    'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return old; end $$',
  ],
  ['read passwords', 'select rolpassword from pg_authid'],
  ['become the owner', 'set role foyer_owner'],
  ['delete the record of migrations', 'delete from migrations'],
  ['shorten the retention of records', "update retention_periods set days = 0 where kind = 'ledger'"],
  ['drop a partition past the function for it', 'drop table tracking_events_rest'],
])('SEC-9 the application’s role cannot %s', async (_, statement) => {
  await expect(db.unsafe(statement)).rejects.toThrow(/permission denied|must be owner/)
})

test.each(appendOnly)('SEC-9 the application’s role may read and add rows of %s, and nothing else', async (table) => {
  const [rights] = await db`
    select has_table_privilege(oid, 'SELECT') as reads, has_table_privilege(oid, 'INSERT') as adds,
      has_table_privilege(oid, 'UPDATE, DELETE, TRUNCATE, TRIGGER, REFERENCES') as more
    from pg_class where relname = ${table} and relnamespace = 'public'::regnamespace`
  expect(rights).toEqual({ reads: true, adds: true, more: false })
})

test('SEC-9 the list above names every table that a trigger makes append-only', async () => {
  const rows = await ownerOf(db)<{ name: string }[]>`
    select distinct tgrelid::regclass::text as name from pg_trigger
    where tgfoid = 'refuse_change()'::regprocedure and tgtype & 16 > 0 and tgtype & 8 > 0`
  expect(rows.map(({ name }) => name).sort()).toEqual(expect.arrayContaining(appendOnly.toSorted()))
  for (const { name } of rows) expect(await excessOf(db), name).toEqual([])
})

test('SEC-9 the rights of a prepared database are complete: granting them again changes nothing', async () => {
  const owner = ownerOf(db)
  const acls = () =>
    owner`select relname, relacl::text from pg_class where relnamespace = 'public'::regnamespace order by 1`
  const before = await acls()
  await owner.begin((tx) => grantRights(tx, 'foyer'))
  expect(await acls()).toEqual(before)
})

test('SEC-9 a right that was added by hand is revoked at the next start', async () => {
  const owner = ownerOf(db)
  await owner`grant delete on audit_entries to foyer`
  expect(await excessOf(db)).toEqual(['may rewrite audit_entries'])
  await owner.begin((tx) => grantRights(tx, 'foyer'))
  expect(await excessOf(db)).toEqual([])
})
