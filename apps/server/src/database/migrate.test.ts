import { fork } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testClock } from '../testing/clock.ts'
import { createTestDatabase } from '../testing/database.ts'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'
import { statementsOf } from './statements.ts'

const { wall } = testClock().clocks

const folder = (files: Record<string, string>): string => {
  const path = mkdtempSync(join(tmpdir(), 'foyer-migrations-'))
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(path, name), sql)
  onTestFinished(() => rmSync(path, { recursive: true }))
  return path
}

/** A database without any migration. */
const emptyDatabase = async () => {
  const { ownerUrl: url, drop } = await createTestDatabase('template1')
  const db = connect(url, { max: 4, name: 'test' })
  onTestFinished(async () => {
    await db.end()
    await drop()
  })
  return { db, url }
}

const first = { '0001-notes.sql': 'create table notes (id integer primary key); insert into notes values (1);' }

test('pending migrations run once, in the order of their numbers, with gaps allowed', async () => {
  const { db } = await emptyDatabase()
  const gap = folder({ ...first, '0007-second-note.sql': 'insert into notes values (2)' })
  expect(await migrate(db, wall, gap)).toEqual(['0001-notes.sql', '0007-second-note.sql'])
  expect(await migrate(db, wall, gap)).toEqual([])
  const filled = folder({ ...first, '0004-third-note.sql': 'insert into notes values (3)' })
  expect(await migrate(db, wall, filled)).toEqual(['0004-third-note.sql'])
  expect(await db`select id from notes order by id`).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
  const [record] = await db`select name, applied_at from migrations where id = 1`
  expect(record).toEqual({ name: '0001-notes.sql', applied_at: new Date(wall()) })
})

test('processes that start at the same time on one database together run each migration once', async () => {
  const { db, url } = await emptyDatabase()
  const files = Array.from({ length: 20 }, (_, index) => [
    `${String(index + 2).padStart(4, '0')}-note.sql`,
    `insert into notes values (${index + 2})`,
  ])
  const path = folder({ ...first, ...Object.fromEntries(files) })
  const processes = [1, 2, 3].map(() => {
    const child = fork(join(import.meta.dirname, '../testing/migrate-process.ts'), [url, path])
    return new Promise<string[]>((resolve, reject) => {
      child.once('message', (applied) => resolve(applied as string[]))
      child.once('error', reject)
      child.once('exit', (code) => reject(new Error(`ended with ${code} before it answered`)))
    })
  })
  const applied = (await Promise.all(processes)).flat()
  expect(applied.sort()).toEqual(['0001-notes.sql', ...files.map(([name]) => name)])
  expect(await db`select count(*) from notes`).toEqual([{ count: 21 }])
})

test('a migration that was edited after it ran is refused, and no later migration runs', async () => {
  const { db } = await emptyDatabase()
  await migrate(db, wall, folder(first))
  const edited = folder({
    '0001-notes.sql': `${first['0001-notes.sql']} -- better`,
    '0002-more.sql': 'drop table notes',
  })
  await expect(migrate(db, wall, edited)).rejects.toThrow(
    'The migration 0001-notes.sql differs from 0001-notes.sql which ran on this database: restore it and add a new one.',
  )
  expect(await db`select id from notes`).toEqual([{ id: 1 }])
})

test('line endings that Git converted do not count as an edit of a migration', async () => {
  const { db } = await emptyDatabase()
  await migrate(db, wall, folder({ '0001-notes.sql': 'create table notes\n(id integer);\n' }))
  expect(await migrate(db, wall, folder({ '0001-notes.sql': 'create table notes\r\n(id integer);\r\n' }))).toEqual([])
})

test('a migration that fails leaves neither its first half nor a record', async () => {
  const { db } = await emptyDatabase()
  const broken = folder({ '0001-notes.sql': 'create table notes (id integer); select 1 / 0;' })
  await expect(migrate(db, wall, broken)).rejects.toThrow('division by zero')
  expect(await db`select to_regclass('notes') as notes`).toEqual([{ notes: null }])
  expect(await migrate(db, wall, folder(first))).toEqual(['0001-notes.sql'])
})

test('a database that a newer version already migrated stays unchanged', async () => {
  const { db } = await emptyDatabase()
  await migrate(db, wall, folder({ ...first, '0002-newer.sql': 'alter table notes add column text text' }))
  expect(await migrate(db, wall, folder(first))).toEqual([])
})

test.each([
  ['1-notes.sql', 'must be named like'],
  ['0001_notes.sql', 'must be named like'],
])('a misnamed migration file %s is refused', async (name, message) => {
  const { db } = await emptyDatabase()
  await expect(migrate(db, wall, folder({ [name]: 'select 1' }))).rejects.toThrow(message)
})

test('two migration files with one number are refused', async () => {
  const { db } = await emptyDatabase()
  const clash = folder({ ...first, '0001-other.sql': 'select 1' })
  await expect(migrate(db, wall, clash)).rejects.toThrow('0001-other.sql has a number that another migration has')
})

test('REL-15 a migration that waits for a lock lets later waiters pass, and runs once the lock is free', async () => {
  const { db } = await emptyDatabase()
  await migrate(db, wall, folder(first))
  const adding = folder({ ...first, '0002-text.sql': 'select 1;\nalter table notes add column text text' })
  const holder = await db.reserve()
  await holder`begin`
  await holder`select from notes`
  const lockRetry = { lockTimeout: 50, betweenAttempts: 50, attempts: 2 }
  await expect(migrate(db, wall, adding, lockRetry)).rejects.toThrow(
    'The migration 0002-text.sql got no lock in 2 attempts: "alter table notes add column text text" waited for another transaction. End that transaction and start again.',
  )
  const running = migrate(db, wall, adding, { ...lockRetry, attempts: 200 })
  await holder`select from notes`
  await holder`commit`
  holder.release()
  expect(await running).toEqual(['0002-text.sql'])
})

test('REL-15 a migration outside a transaction makes an index concurrently while another process waits for its turn', async () => {
  const { db, url } = await emptyDatabase()
  await migrate(db, wall, folder(first))
  const index = folder({
    ...first,
    '0002-index.sql': `-- outside a transaction
      drop index concurrently if exists notes_even;
      create index concurrently notes_even on notes (id) where id % 2 = 0;`,
  })
  const other = connect(url, { max: 2, name: 'test' })
  const applied = await Promise.all([migrate(db, wall, index), migrate(other, wall, index)])
  await other.end()
  expect(applied.flat()).toEqual(['0002-index.sql'])
  expect(await db`select indisvalid as valid from pg_index where indexrelid = 'notes_even'::regclass`).toEqual([
    { valid: true },
  ])
})

test('statementsOf separates statements as PostgreSQL does', () => {
  const body = "create function f() returns text language sql as $a$ select ';' || $$;$$ $a$"
  expect(statementsOf(`-- a; b\nselect 'it''s; one'; /* ; */ ${body};\n\nselect 1 -- last;\n`)).toEqual([
    "select 'it''s; one'",
    body,
    'select 1 -- last;',
  ])
})
