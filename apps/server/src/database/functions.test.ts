import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ISql } from 'postgres'
import { expect, onTestFinished, test } from 'vitest'
import { testClock } from '../testing/clock.ts'
import { createTestDatabase, ownerOf, testDatabase } from '../testing/database.ts'
import { connect } from './connect.ts'
import { functionsFolder, pendingFunctions, replaceFunctions } from './functions.ts'
import { migrate, migrationsFolder } from './migrate.ts'

const { wall } = testClock().clocks
const prepared = await testDatabase()

/** A pool of the owner on a database, by default on a clone of the prepared one. */
const ownedDatabase = async (template?: string) => {
  const { ownerUrl, drop } = await createTestDatabase(template)
  const db = connect(ownerUrl, { max: 4, name: 'foyer test' })
  onTestFinished(async () => {
    await db.end()
    await drop()
  })
  return db
}

/** A copy of a folder of SQL files with only the named ones, of which `texts` replace or add some. */
const folderWith = (from: string, isCopied: (file: string) => boolean, texts: Record<string, string> = {}): string => {
  const path = mkdtempSync(join(tmpdir(), 'foyer-functions-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  for (const file of readdirSync(from).filter(isCopied)) cpSync(join(from, file), join(path, file))
  for (const [file, text] of Object.entries(texts)) writeFileSync(join(path, file), text)
  return path
}
const functionsWith = (texts: Record<string, string>): string => folderWith(functionsFolder, () => true, texts)

interface Definition {
  readonly name: string
  readonly definition: string
  /** changes with each `create or replace` */
  readonly version: string
}

const definitionsIn = (db: ISql) => db<Definition[]>`
  select proname as name, pg_get_functiondef(oid) as definition, xmin::text as version from pg_proc
  where pronamespace = 'public'::regnamespace order by proname, oid`
const definitionOf = async (db: ISql, name: string) =>
  (await definitionsIn(db)).find((one) => one.name === name)?.definition

const slot = 'slot-of-nonce.sql'
const fixedSlot = `create or replace function slot_of_nonce(made_at timestamptz) returns smallint language sql immutable
  as 'select 7::smallint'`

test('each function of the database has one file with its name, and each file defines one function', async () => {
  const names = (await definitionsIn(prepared)).map(({ name }) => `${name.replaceAll('_', '-')}.sql`)
  expect(names.sort()).toEqual(readdirSync(functionsFolder).sort())
})

test('a database of an older version ends with the same functions as a new one', async () => {
  const older = await ownedDatabase('template1')
  await migrate(
    older,
    wall,
    folderWith(migrationsFolder, (file) => file < '0030'),
  )
  await older.unsafe(`create or replace function refuse_change() returns trigger language plpgsql
    as 'begin return null; end'`)
  await migrate(older, wall)
  await older.unsafe(`create or replace function take_of_stock() returns trigger language plpgsql
    as 'begin return null; end'`)
  await replaceFunctions(older, wall)
  const definitions = async (db: ISql) => (await definitionsIn(db)).map(({ definition }) => definition)
  expect(await definitions(older)).toEqual(await definitions(prepared))
})

test('a changed function is replaced at the next start, and the others are not touched', async () => {
  const db = await ownedDatabase()
  const before = await definitionsIn(db)
  expect(await replaceFunctions(db, wall)).toEqual([])
  expect(await definitionsIn(db)).toEqual(before)
  expect(await replaceFunctions(db, wall, functionsWith({ [slot]: fixedSlot }))).toEqual([slot])
  const after = await definitionsIn(db)
  expect(after.filter(({ version }, index) => version !== before[index]?.version).map(({ name }) => name)).toEqual([
    'slot_of_nonce',
  ])
  expect(await db`select slot_of_nonce(to_timestamp(0)) as slot`).toEqual([{ slot: 7 }])
  expect(await db`select applied_at from function_versions order by id desc limit 1`).toEqual([
    { applied_at: new Date(wall()) },
  ])
})

test('a file that returns to an earlier text is applied again', async () => {
  const db = await ownedDatabase()
  const original = await definitionOf(db, 'slot_of_nonce')
  await replaceFunctions(db, wall, functionsWith({ [slot]: fixedSlot }))
  expect(await replaceFunctions(db, wall)).toEqual([slot])
  expect(await definitionOf(db, 'slot_of_nonce')).toBe(original)
})

test('line endings that Git converted do not count as a change of a function', async () => {
  const db = await ownedDatabase()
  const converted = readFileSync(join(functionsFolder, slot), 'utf8').replaceAll('\n', '\r\n')
  expect(await replaceFunctions(db, wall, functionsWith({ [slot]: converted }))).toEqual([])
})

test('if one file fails, no function is replaced', async () => {
  const db = await ownedDatabase()
  const before = await definitionsIn(db)
  const broken = functionsWith({ [slot]: fixedSlot, 'take-stock.sql': 'create or replace function take_stock(' })
  await expect(replaceFunctions(db, wall, broken)).rejects.toThrow('syntax error')
  expect(await definitionsIn(db)).toEqual(before)
  expect(await replaceFunctions(db, wall)).toEqual([])
})

test('servers that start at the same time together replace a changed function once', async () => {
  const db = await ownedDatabase()
  const folder = functionsWith({ [slot]: fixedSlot })
  const replaced = await Promise.all([1, 2, 3, 4].map(() => replaceFunctions(db, wall, folder)))
  expect(replaced.flat()).toEqual([slot])
})

test('O8 a server of an older version leaves the functions of a newer one', async () => {
  const db = await ownedDatabase()
  await db`insert into migrations (id, name, sha256, applied_at) values (9999, '9999-newer.sql', '', to_timestamp(0))`
  expect(await replaceFunctions(db, wall, functionsWith({ [slot]: fixedSlot }))).toEqual([])
  expect(await pendingFunctions(db, functionsWith({ [slot]: fixedSlot }))).toEqual([])
})

test('O8 a text that this database never received is pending, and a text that a newer one replaced is not', async () => {
  const db = await ownedDatabase()
  const changed = functionsWith({ [slot]: fixedSlot })
  expect(await pendingFunctions(db, changed)).toEqual([slot])
  await replaceFunctions(db, wall, changed)
  expect(await pendingFunctions(db, changed)).toEqual([])
  expect(await pendingFunctions(db)).toEqual([])
})

test('SEC-9 a function with the rights of the owner has a fixed search path, and only the application may call it', async () => {
  const rows = await ownerOf(prepared)<{ name: string; path: boolean; public: boolean; application: boolean }[]>`
    select proname as name, 'search_path=pg_catalog, public, pg_temp' = any (proconfig) as path,
      has_function_privilege('public', oid, 'execute') as public,
      has_function_privilege('foyer', oid, 'execute') as application
    from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(row).toEqual({ name: row.name, path: true, public: false, application: true })
})
