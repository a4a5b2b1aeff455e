// cspell:ignore relfilenode indrelid attrelid attnum attname atttypid atttypmod attnotnull atthasdef attidentity attgenerated attisdropped
import type { ISql } from 'postgres'

interface Table {
  readonly name: string
  /** the files of the table and of its indexes; a rewrite replaces them */
  readonly file: string
  readonly indexes: Readonly<Record<string, string>>
}

interface Column {
  readonly name: string
  readonly type: string
  readonly required: boolean
  /** whether an insert that does not name the column gets a value that is not null */
  readonly filled: boolean
}

/** The parts of a schema that a migration changes, each by the identity that it keeps when its name changes. */
export interface Catalogue {
  readonly tables: Readonly<Record<string, Table>>
  /** by the table's identity and the column's number */
  readonly columns: Readonly<Record<string, Column>>
  /** signatures */
  readonly functions: readonly string[]
}

/** Reads the schema `public`. */
export const readCatalogue = async (db: ISql): Promise<Catalogue> => {
  const tables = await db<{ id: string; name: string; file: string; indexes: Record<string, string> }[]>`
    select c.oid::text as id, relname as name, relfilenode::text as file, coalesce((
      select json_object_agg(i.relname, i.relfilenode::text)
      from pg_index join pg_class i on i.oid = indexrelid where indrelid = c.oid), '{}'::json) as indexes
    from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')`
  const columns = await db<(Column & { id: string })[]>`
    select attrelid::text || ' ' || attnum as id, attname as name, format_type(atttypid, atttypmod) as type,
      attnotnull as required, atthasdef or attidentity <> '' or attgenerated <> '' as filled
    from pg_attribute join pg_class c on c.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') and attnum > 0 and not attisdropped`
  const functions = await db<{ signature: string }[]>`
    select oid::regprocedure::text as signature from pg_proc where pronamespace = 'public'::regnamespace order by 1`
  return {
    tables: Object.fromEntries(tables.map(({ id, ...table }) => [id, table])),
    columns: Object.fromEntries(columns.map(({ id, ...column }) => [id, column])),
    functions: functions.map(({ signature }) => signature),
  }
}

/** Tables whose file, or the file of an index that they keep, is a new one. */
export const rewritten = (before: Catalogue, after: Catalogue): string[] =>
  Object.entries(before.tables).flatMap(([id, { name, file, indexes }]) => {
    const now = after.tables[id]
    if (!now) return []
    const isNew = Object.entries(indexes).some(([index, of]) => (now.indexes[index] ?? of) !== of)
    return now.file !== file || isNew ? [name] : []
  })

const changeOf = (before: Column, after: Column | undefined): string | undefined => {
  if (!after) return 'drops the column'
  if (after.name !== before.name) return 'renames the column'
  if (after.type !== before.type) return 'changes the type of the column'
  if (after.required && !before.required) return 'requires the column'
  return before.filled && !after.filled && after.required ? 'drops the default of the column' : undefined
}

/** What a release that was written for `before` may miss in `after`. */
export const removed = (before: Catalogue, after: Catalogue): string[] => {
  const tables = Object.entries(before.tables).flatMap(([id, { name }]) => {
    const now = after.tables[id]
    if (now?.name === name) return []
    return [`${now ? 'renames' : 'drops'} the table ${name}`]
  })
  const columns = Object.entries(before.columns).flatMap(([id, column]) => {
    const table = before.tables[id.split(' ')[0] ?? '']?.name
    if (!table || !Object.values(after.tables).some(({ name }) => name === table)) return []
    const change = changeOf(column, after.columns[id])
    return change === undefined ? [] : [`${change} ${table}.${column.name}`]
  })
  const added = Object.entries(after.columns).flatMap(([id, { name, required, filled }]) => {
    const table = before.tables[id.split(' ')[0] ?? '']?.name
    if (!table || before.columns[id] || !required || filled) return []
    return [`adds the column ${table}.${name}, which inserts of the previous release leave empty`]
  })
  const functions = before.functions
    .filter((signature) => !after.functions.includes(signature))
    .map((signature) => `drops the function ${signature}`)
  return [...tables, ...columns, ...added, ...functions]
}
