import type { Sql } from 'postgres'

/** What a refused call may leave behind: nonces of proved calls, and the count of calls that the limits go by. */
const mayGrow: ReadonlySet<string> = new Set(['signature_nonces', 'request_rates'])

/** Every row of every table, as one text a table: equal before and after means that nothing was done in between. */
export const contentOfTables = async (db: Sql): Promise<Record<string, string>> => {
  // a partition's rows are its table's; a server that begins to listen makes empty ones meanwhile
  const tables = await db<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by relname`
  const content: Record<string, string> = {}
  for (const { name } of tables.filter((table) => !mayGrow.has(table.name))) {
    const [row] = await db<[{ rows: number; hash: string }]>`
      select count(*)::int as rows, md5(coalesce(string_agg(t::text, ' ' order by t::text), '')) as hash
      from ${db(name)} t`
    content[name] = `${row.rows} rows, ${row.hash}`
  }
  return content
}
