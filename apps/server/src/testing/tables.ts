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

/** All rows of all tables, as one text for each table. Equal texts before and after mean that nothing was changed. */
export const contentOfTables = async (db: Sql): Promise<Record<string, string>> => {
  const content: Record<string, string> = {}
  for (const name of await watchedTables(db)) {
    const [row] = await db<[{ rows: number; hash: string }]>`
      select count(*)::int as rows, md5(coalesce(string_agg(t::text, ' ' order by t::text), '')) as hash
      from ${db(name)} t`
    content[name] = `${row.rows} rows, ${row.hash}`
  }
  return content
}

/**
 * As `contentOfTables`, but it reads the rows again only after a write. Triggers count writes, so thousands of calls
 * that write nothing cost one query each.
 */
export const watchTables = async (db: Sql): Promise<() => Promise<Record<string, string>>> => {
  const owner = ownerOf(db)
  await owner.unsafe(`
    create sequence test_writes;
    grant select, usage on sequence test_writes to foyer;
    create function test_count_write() returns trigger language plpgsql as $$
      begin perform nextval('test_writes'); return null; end $$`)
  for (const name of await watchedTables(db))
    await owner`create trigger test_count_write after insert or update or delete on ${db(name)}
      for each row execute function test_count_write()`
  let read: { writes: string; content: Record<string, string> } | undefined
  return async () => {
    const [{ writes }] = await db<[{ writes: string }]>`select last_value::text || is_called as writes from test_writes`
    if (read?.writes !== writes) read = { writes, content: await contentOfTables(db) }
    return read.content
  }
}
