// columns of PostgreSQL's catalogue, cspell:ignore attname confrelid confdeltype attrelid contype conrelid attnum conkey atttypid regtype
import { privacyExport } from '@foyer/api/privacy-export'
import type { Sql } from 'postgres'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Module, personalTablesOf } from './module.ts'
import { modules } from './modules/all.ts'
import { retentionDays } from './retention-days.ts'
import { ownerOf, testDatabase } from './testing/database.ts'

const db = await testDatabase()

/** Names of columns that may contain a person, or lead to a person, an account, a device or an address. */
const looksPersonal = new RegExp(
  [
    'person|user|account|client_no|holder|winner|visitor|anonymous|identity|identities|subject|name',
    'mobile|phone|e?mail|address|network|(^|_)ip($|_)|country|residence|birth|born|document|passport',
    'login|registration|session|device|ticket|jti|bucket|password|totp',
    'received|reply|answers|detail',
  ].join('|'),
)

interface Column {
  readonly table: string
  readonly column: string
  /** the table that a foreign key of the column refers to */
  readonly refersTo: string | null
  readonly cascades: boolean
}

/** All columns except times and booleans, which name no person. The columns of a partition are those of its table. */
const columnsOf = (of: Sql) => of<Column[]>`
  select relname::text as table, attname::text as column, confrelid::regclass::text as "refersTo",
    coalesce(confdeltype = 'c', false) as cascades
  from pg_class
  join pg_attribute on attrelid = pg_class.oid
  left join pg_constraint on contype = 'f' and conrelid = attrelid and attnum = any (conkey)
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'm') and not relispartition
    and attnum > 0 and atttypid <> all (array['timestamptz', 'date', 'boolean']::regtype[])
  order by 1, 2`

const impersonalOf = (all: readonly Module[]) =>
  all.flatMap(({ personalData }) => Object.keys(personalData?.impersonal ?? {}))

/** Columns that look personal by their name, or because they refer to a personal table, and are not declared. */
const undeclared = async (of: Sql, all: readonly Module[]): Promise<string[]> => {
  const tables = new Map(personalTablesOf(all))
  const impersonal = new Set(impersonalOf(all))
  return (await columnsOf(of))
    .filter(({ column, refersTo }) => looksPersonal.test(column) || (refersTo !== null && tables.has(refersTo)))
    .filter(({ table, column }) => !tables.get(table)?.columns.includes(column))
    .map(({ table, column }) => `${table}.${column}`)
    .filter((name) => !impersonal.has(name))
}

/** Foreign keys that an erasure would break: it deletes the rows that they refer to first. */
const brokenReferences = async (of: Sql, all: readonly Module[]): Promise<string[]> => {
  const order = personalTablesOf(all)
    .filter(([, { erase, retained }]) => erase && !retained)
    .map(([name]) => name)
  return (await columnsOf(of))
    .filter(({ refersTo, cascades }) => refersTo !== null && order.includes(refersTo) && !cascades)
    .filter(({ table, refersTo }) => order.indexOf(table) > order.indexOf(refersTo ?? ''))
    .map(({ table, column, refersTo }) => `${table}.${column} refers to ${refersTo}`)
}

test('every column that can name a person is in the declaration of a module', async () => {
  expect(await undeclared(db, modules)).toEqual([])
})

test('a table with a phone number that no module declares is reported, and so is a table that refers to personal rows', async () => {
  const changed = ownerOf(await testDatabase())
  await changed`create table parcels (id bigint primary key, phone text not null, packed_at timestamptz)`
  await changed`create table parcel_notes (parcel bigint references parcels, note text, reward uuid references rewards)`
  expect(await undeclared(changed, modules)).toEqual(['parcel_notes.reward', 'parcels.phone'])
})

test('a declared column exists and is declared once', async () => {
  const existing = (await columnsOf(db)).map(({ table, column }) => `${table}.${column}`)
  const tables = personalTablesOf(modules)
  const declared = [
    ...tables.flatMap(([name, { columns }]) => columns.map((column) => `${name}.${column}`)),
    ...impersonalOf(modules),
  ]
  expect(declared.filter((name) => !existing.includes(name))).toEqual([])
  expect(declared.filter((name, at) => declared.indexOf(name) !== at)).toEqual([])
})

test('an erasure deletes rows before the rows that they refer to', async () => {
  expect(await brokenReferences(db, modules)).toEqual([])
  expect(await brokenReferences(db, modules.toReversed())).toContain('gift_pictures.upload_id refers to uploads')
})

test('a table that is erased with another one belongs to a table that an erasure deletes', () => {
  const tables = new Map(personalTablesOf(modules))
  const erasedWith = [...tables.values()].flatMap((table) => table.erasedWith ?? [])
  expect(erasedWith.filter((name) => !tables.get(name)?.erase)).toEqual([])
  expect(erasedWith).toContain('registrations')
})

test('the export has each section of the contract, and each section that a table is exported in', () => {
  const sections = modules.flatMap(({ personalData }) => (personalData?.exports ?? []).map(({ name }) => name))
  const { asOf: _, ...contract } = privacyExport.shape
  expect([...new Set(sections)].sort()).toEqual(Object.keys(contract).sort())
  const named = personalTablesOf(modules).flatMap(([, table]) => ('exportedIn' in table ? table.exportedIn : []))
  expect(named.filter((name) => !sections.includes(name))).toEqual([])
})

test('a section that several modules export is a list of items with a time', () => {
  const sections = modules.flatMap(({ personalData }) => personalData?.exports ?? [])
  const shared = sections.filter(({ name }) => sections.filter((other) => other.name === name).length > 1)
  expect(new Set(shared.map(({ name }) => name))).toEqual(new Set(['consents']))
  for (const { shape } of shared)
    expect(shape instanceof z.ZodArray && shape.element instanceof z.ZodObject && shape.element.shape).toHaveProperty(
      'at',
    )
})

test('O4 the periods that the documents list are those of a new database', async () => {
  const rows = await db<{ kind: string; days: number }[]>`select kind, days from retention_periods`
  expect(Object.fromEntries(rows.map(({ kind, days }) => [kind, days]))).toEqual(retentionDays)
})
