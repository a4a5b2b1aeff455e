// columns of PostgreSQL's catalogue, cspell:ignore attname attrelid attnum attisdropped
import type { Sql } from 'postgres'
import { expect, test } from 'vitest'
import type { Module } from './module.ts'
import { modules } from './modules/all.ts'
import { ownerOf, testDatabase } from './testing/database.ts'

const db = await testDatabase()

const columnsOf = async (of: Sql): Promise<string[]> => {
  const rows = await of<{ name: string }[]>`
    select relname || '.' || attname as name
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'm') and not relispartition
      and attnum > 0 and not attisdropped
    order by 1`
  return rows.map(({ name }) => name)
}

const declaredBy = (all: readonly Module[]): string[] =>
  all.flatMap(({ storedKeys }) => [
    ...(storedKeys?.sealed ?? []).map((name) => name.split('.').slice(0, 2).join('.')),
    ...Object.keys({ ...storedKeys?.peppered }),
    ...Object.keys({ ...storedKeys?.identifying }),
    ...Object.keys({ ...storedKeys?.unkeyed }),
  ])

/** Columns that are named like a sealed value or a hash and that no module declares. */
const undeclared = async (of: Sql, all: readonly Module[]): Promise<string[]> => {
  const declared = new Set(declaredBy(all))
  return (await columnsOf(of)).filter((name) => /_sealed$|[._]hash$/.test(name) && !declared.has(name))
}

test('every column with a sealed value or a hash is in the declaration of a module', async () => {
  expect(await undeclared(db, modules)).toEqual([])
})

test('a sealed column and a hash that no module declares are reported', async () => {
  const changed = ownerOf(await testDatabase())
  await changed`create table parcels (hash bytea primary key, phone_hash bytea, phone_sealed bytea, phone_tail text)`
  expect(await undeclared(changed, modules)).toEqual(['parcels.hash', 'parcels.phone_hash', 'parcels.phone_sealed'])
})

test('a declared column exists and is declared once, and so is the sealed column beside a hash', async () => {
  const existing = await columnsOf(db)
  const declared = [...new Set(declaredBy(modules))]
  expect(declared.filter((name) => !existing.includes(name))).toEqual([])
  const all = modules.flatMap(({ storedKeys }) => storedKeys?.sealed ?? [])
  expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([])
  const beside = modules.flatMap(({ storedKeys }) =>
    Object.entries(storedKeys?.peppered ?? {}).flatMap(([name, fate]) =>
      'clear' in fate ? [`${name.split('.')[0]}.${fate.clear}`] : [],
    ),
  )
  expect(beside.filter((name) => !all.includes(name))).toEqual([])
  expect(beside).toContain('persons.mobile_sealed')
})
