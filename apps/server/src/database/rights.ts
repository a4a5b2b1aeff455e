import type { ISql, Sql } from 'postgres'

/** Tables that the application reads and never writes. Only the owner's functions and migrations write them. */
const readOnly = ['migrations', 'function_versions', 'audit_seals', 'retention_periods']

/**
 * Compares what the application may do with each table, view and sequence with what it has been granted. A table whose
 * triggers refuse changes is append-only; these triggers are the only list of such tables. A partition of ours is
 * reached by its table; pg-boss reads its own partitions directly.
 */
const differing = (db: ISql, role: string) => db<{ object: string; wanted: string[] }[]>`
  with refusals as (
    select tgrelid, bool_or(tgtype & 8 > 0) as deletes, bool_or(tgtype & 16 > 0) as updates
    from pg_trigger where tgfoid = to_regprocedure('public.refuse_change()') group by tgrelid),
  objects as (
    select c.oid, format('%s %I.%I', case relkind when 'S' then 'sequence' else 'table' end, nspname, relname) as object,
      case
        when relkind = 'S' then array['SELECT', 'UPDATE', 'USAGE']
        when relkind = 'v' or (nspname = 'public' and relname = any (${readOnly})) then array['SELECT']
        when updates then array['INSERT', 'SELECT']
        when deletes then array['INSERT', 'SELECT', 'UPDATE']
        else array['DELETE', 'INSERT', 'SELECT', 'UPDATE'] end as wanted,
      array(
        select privilege_type from aclexplode(relacl) where grantee = ${role}::regrole order by privilege_type) as given
    from pg_class c join pg_namespace n on n.oid = relnamespace left join refusals on tgrelid = c.oid
    where nspname in ('public', 'pgboss') and relkind in ('r', 'p', 'v', 'S')
      and not (nspname = 'public' and relispartition) and pg_has_role(relowner, 'USAGE')
      and relowner <> ${role}::regrole)
  select object, wanted from objects where wanted <> given order by object`

/** Functions that run with the owner's rights, which only the application may call. */
const withheld = (db: ISql, role: string) => db<{ function: string }[]>`
  select p.oid::regprocedure::text as function from pg_proc p join pg_namespace n on n.oid = pronamespace
  where nspname = 'public' and prosecdef and not has_function_privilege(${role}::regrole, p.oid, 'EXECUTE')`

/** A role's rights on schemas and the database, apart from rights on rows. */
const spaces = async (db: ISql, role: string) => {
  const [row] = await db<
    [{ database: string; owns: boolean; temporary: boolean; creates: boolean; missing: string[] }]
  >`
    select current_database() as database,
      (select pg_has_role(datdba, 'USAGE') from pg_database where datname = current_database()) as owns,
      has_database_privilege(${role}::regrole, current_database(), 'TEMPORARY') as temporary,
      has_schema_privilege(${role}::regrole, 'public', 'CREATE') as creates,
      array(select nspname::text from pg_namespace where nspname in ('public', 'pgboss')
        and not has_schema_privilege(${role}::regrole, oid, 'USAGE')) as missing`
  return row
}

/**
 * Grants the application's role what it needs and revokes the rest, in one transaction. It changes nothing if nothing
 * differs, so every start may run it.
 *
 * @param tx a transaction of the role that owns the tables; no other process may run one at the same time
 * @param role the application's role, which is not the owner
 */
export const grantRights = async (tx: ISql, role: string): Promise<void> => {
  const { database, owns, temporary, creates, missing } = await spaces(tx, role)
  // without temporary tables there are no temporary functions either
  if (temporary && owns) await tx`revoke temporary on database ${tx(database)} from public, ${tx(role)}`
  if (creates && owns) await tx`revoke create on schema public from public, ${tx(role)}`
  for (const schema of missing) await tx`grant usage on schema ${tx(schema)} to ${tx(role)}`
  for (const { object, wanted } of await differing(tx, role)) {
    await tx.unsafe(`revoke all on ${object} from "${role.replaceAll('"', '""')}"`)
    await tx.unsafe(`grant ${wanted.join(', ')} on ${object} to "${role.replaceAll('"', '""')}"`)
  }
  for (const one of await withheld(tx, role))
    await tx`grant execute on function ${tx.unsafe(one.function)} to ${tx(role)}`
}

/**
 * The reasons why the role of a connection could rewrite append-only rows, in words for an operator; empty if it
 * cannot.
 */
export const excessOf = async (db: Sql): Promise<string[]> => {
  const rows = await db<{ excess: string }[]>`
    select 'is a superuser' as excess from pg_roles where rolname = current_user and rolsuper
    union all
    select 'may make roles' from pg_roles where rolname = current_user and rolcreaterole
    union all
    select 'owns the database' from pg_database where datname = current_database() and pg_has_role(datdba, 'USAGE')
    union all
    select 'may create in the database' where has_database_privilege(current_database(), 'CREATE')
    union all
    select format('may create in the schema %s', nspname) from pg_namespace
    where nspname in ('public', 'pgboss') and has_schema_privilege(oid, 'CREATE')
    union all
    select format('is a member of %s', rolname) from pg_roles
    where rolname in ('pg_read_server_files', 'pg_write_server_files', 'pg_execute_server_program', 'pg_write_all_data')
      and pg_has_role(oid, 'USAGE')
    union all
    select format('may rewrite %s', tgrelid::regclass) from pg_trigger
    where tgfoid = to_regprocedure('public.refuse_change()')
    group by tgrelid
    having has_table_privilege(tgrelid, 'DELETE, TRUNCATE, TRIGGER')
      or (bool_or(tgtype & 16 > 0) and has_table_privilege(tgrelid, 'UPDATE'))`
  return rows.map(({ excess }) => excess)
}
