import type { Sql } from 'postgres'
import { ownerOf } from './database.ts'

/** Rows that a refused call may leave: nonces of proved calls, the counts of the rate limits, and its reference. */
const mayGrow: ReadonlySet<string> = new Set(['seen_nonces', 'request_rates', 'shown_refusals'])

const watchedTables = async (db: Sql): Promise<string[]> => {
  // the rows of a partition belong to its table; a server that begins to listen creates empty partitions meanwhile
  const tables = await db<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by relname`
  return tables.map(({ name }) => name).filter((name) => !mayGrow.has(name))
}

/** All rows of a table, as one text. */
const contentOf = async (db: Sql, name: string): Promise<string> => {
  const [row] = await db<[{ rows: number; hash: string }]>`
    select count(*)::int as rows, md5(coalesce(string_agg(t::text, ' ' order by t::text), '')) as hash from ${db(name)} t`
  return `${row.rows} rows, ${row.hash}`
}

/** All rows of all tables, as one text for each table. Equal texts before and after mean that nothing was changed. */
export const contentOfTables = async (db: Sql): Promise<Record<string, string>> => {
  const content: Record<string, string> = {}
  for (const name of await watchedTables(db)) content[name] = await contentOf(db, name)
  return content
}

/** Counts the writes of all tables and of each. Sequences count writes of transactions that end later or fail, too. */
const countWrites = async (db: Sql, tables: readonly string[]): Promise<void> => {
  const owner = ownerOf(db)
  await owner.unsafe(`
    create sequence test_writes;
    create schema test_writes;
    create function test_count_write() returns trigger language plpgsql as $$
      begin perform nextval('public.test_writes'), nextval(tg_argv[0]::regclass); return null; end $$`)
  for (const name of tables) {
    // a trigger of a partition has the arguments of its table's trigger
    await owner`create sequence test_writes.${owner(name)}`
    await owner.unsafe(`
      create trigger test_count_write after insert or update or delete on "${name}"
      for each row execute function test_count_write('test_writes.${name}')`)
  }
  await owner.unsafe(`
    grant select, usage on sequence test_writes to foyer;
    grant usage on schema test_writes to foyer;
    grant select, usage on all sequences in schema test_writes to foyer`)
}

/**
 * As `contentOfTables`, but it reads the rows of a table again only after a write to it. Triggers count writes, so
 * thousands of calls that write nothing cost one query each, and one that writes costs a query for each table it wrote.
 */
export const watchTables = async (db: Sql): Promise<() => Promise<Record<string, string>>> => {
  const tables = await watchedTables(db)
  await countWrites(db, tables)
  let seen: string | undefined
  let content: Record<string, string> = {}
  const seenOf = new Map<string, string>()
  return async () => {
    const [{ writes }] = await db<[{ writes: string }]>`
      select last_value::text || is_called as writes from public.test_writes`
    if (seen === writes) return content
    const counts = await db<{ name: string; count: string }[]>`
      select sequencename as name, coalesce(last_value, 0)::text as count
      from pg_sequences where schemaname = 'test_writes'`
    const written = counts.filter(({ name, count }) => seenOf.get(name) !== count)
    const read: Record<string, string> = {}
    for (const { name, count } of written) {
      read[name] = await contentOf(db, name)
      seenOf.set(name, count)
    }
    content = { ...content, ...read }
    seen = writes
    return content
  }
}
