import type { ISql, Sql } from 'postgres'
import { wallClock } from '../clocks.ts'
import type { Environment } from '../config/environment.ts'
import { requireKnownKeys } from '../config/known-keys.ts'
import type { ConfiguredSecrets } from '../config/secrets.ts'
import { connect } from '../database/connect.ts'
import { runningDatabase } from '../database/embedded/running.ts'
import { excessOf } from '../database/rights.ts'
import { faultsOfServer, serverFacts } from '../database/server-facts.ts'
import { faultsOfPooler, faultsOfSessions } from '../database/transaction-pooler.ts'
import { jobsOf, type Module } from '../module.ts'
import { removedKeys, restoreKey } from '../modules/rotation/public.ts'
import { allPending } from '../preparation/pending.ts'
import { withTimeout } from '../timeout.ts'
import { type Finding, fault, faultsOr, ok, warning } from './finding.ts'

/** Milliseconds that the clocks of this machine and of the database may differ: codes and signatures bear more. */
const toleratedSkew = { warning: 1_000, fault: 30_000 }

/** Milliseconds for the checks of one database. */
const longest = 15_000

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Runs checks on a connection of their own. A connection that fails is a fault and not an error. */
const onDatabase = async (
  check: string,
  url: string,
  act: (db: Sql) => Promise<readonly Finding[]>,
  isPooled = false,
): Promise<readonly Finding[]> => {
  const db = connect(url, { max: 1, name: 'foyer doctor', isPooled })
  try {
    return await withTimeout(act(db), longest)
  } catch (error) {
    return [fault(check, `The database cannot be used: ${reasonOf(error)}.`)]
  } finally {
    await db.end({ timeout: 0 })
  }
}

const clockFindings = async (db: ISql): Promise<Finding> => {
  const before = wallClock()
  const [{ now }] = await db<[{ now: number }]>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`
  const skew = Math.round(now - (before + wallClock()) / 2)
  const message = `the clock of the database differs from this machine's by ${skew} ms`
  if (Math.abs(skew) > toleratedSkew.fault) return fault('clock', `${message}: synchronise both.`)
  return Math.abs(skew) > toleratedSkew.warning ? warning('clock', message) : ok('clock', message)
}

/** Whether the connection itself is encrypted, and whether the certificate of the database is verified. */
const encryptionFindings = async (db: ISql, url: string, { UNENCRYPTED_ALLOWED }: Environment): Promise<Finding> => {
  const [row] = await db<{ ssl: boolean; local: boolean }[]>`
    select ssl, coalesce(inet_server_addr() <<= '127.0.0.0/8' or inet_server_addr() = '::1', true) as local
    from pg_stat_ssl where pid = pg_backend_pid()`
  if (row?.local) return ok('database encryption', 'the database is on this machine')
  if (!row?.ssl)
    return UNENCRYPTED_ALLOWED.includes('DATABASE_URL')
      ? warning('database encryption', 'the connection is not encrypted')
      : fault('database encryption', 'The connection is not encrypted: add sslmode=verify-full to DATABASE_URL.')
  if (url.includes('sslmode=require'))
    return warning('database encryption', 'sslmode=require does not verify the certificate; sslmode=verify-full does')
  return ok('database encryption', 'the connection is encrypted')
}

const rightsFindings = async (db: Sql, { FOYER_MODE, DATABASE_ONE_ROLE }: Environment): Promise<Finding> => {
  const [excess] = await excessOf(db)
  const [{ unreadable }] = await db<[{ unreadable: number }]>`
    select count(*)::int as unreadable from pg_class c join pg_namespace n on n.oid = relnamespace
    where nspname in ('public', 'pgboss') and relkind in ('r', 'p') and not relispartition
      and not has_table_privilege(c.oid, 'SELECT')`
  if (unreadable > 0)
    return fault(
      'database rights',
      `The role of DATABASE_URL may not read ${unreadable} tables: run foyer migrate with DATABASE_OWNER_URL.`,
    )
  if (excess === undefined) return ok('database rights', 'the role has only the rights that the application needs')
  const message = `The role of DATABASE_URL can rewrite the audit trail, since it ${excess}.`
  return FOYER_MODE === 'production' && DATABASE_ONE_ROLE === 'refused'
    ? fault('database rights', `${message} Name a role with fewer rights, and the owner in DATABASE_OWNER_URL.`)
    : warning('database rights', message)
}

const roomFindings = async (db: ISql, wanted: number): Promise<Finding> => {
  const [{ max }] = await db<[{ max: number }]>`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as max`
  return max < wanted
    ? warning(
        'connections',
        `the database server accepts ${max} connections, fewer than DATABASE_CONNECTIONS=${wanted}`,
      )
    : ok('connections', `the database server accepts ${max}, of which this process opens at most ${wanted}`)
}

/** Why the address of the other checks changes the session after each transaction; nothing if it does not. */
const sessionFindings = (url: string, directUrl: string | undefined): Promise<readonly Finding[]> =>
  onDatabase('database', directUrl ?? url, async () => {
    const variable = directUrl === undefined ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'
    return (await faultsOfSessions(directUrl ?? url, variable)).map((message) => fault('pooler', message))
  })

/** Whether a pooler in transaction mode answers and leads to the database itself. */
const poolerFindings = async (url: string, directUrl: string): Promise<readonly Finding[]> => {
  const direct = connect(directUrl, { max: 1, name: 'foyer doctor' })
  const findings = await onDatabase(
    'pooler',
    url,
    async (pooled) => faultsOr('pooler', await faultsOfPooler(pooled, direct), 'it leads to DATABASE_DIRECT_URL'),
    true,
  )
  await direct.end({ timeout: 0 })
  return findings
}

/** What the modules find in their tables, by the clock of this machine, which is the business clock of production. */
const moduleFindings = async (db: Sql, modules: readonly Module[]): Promise<readonly Finding[]> => {
  const all: Finding[] = []
  for (const find of modules.flatMap(({ findings = [] }) => findings))
    all.push(...(await find(db, { modules, at: wallClock() })))
  return all
}

/** Whether the keys are those of the database, and none is missing that stored values need. */
const keyFindings = async (db: Sql, secrets: ConfiguredSecrets, modules: readonly Module[]) => {
  try {
    await requireKnownKeys(db, secrets)
  } catch (error) {
    return [fault('keys', reasonOf(error))]
  }
  const { faults } = await removedKeys(db, secrets, modules, wallClock())
  return faultsOr(
    'keys',
    faults.map((text) => `${text} ${restoreKey}`),
    'they are the keys that the database was written with',
  )
}

const schemaFindings = async (
  db: Sql,
  modules: readonly Module[],
  secrets: ConfiguredSecrets | undefined,
): Promise<readonly Finding[]> => {
  const pending = await allPending(db, jobsOf(modules))
  const [first] = pending
  const schema =
    first === undefined
      ? ok('migrations', 'nothing is missing')
      : fault('migrations', `${pending.length} are missing, the first is the ${first}: run foyer migrate.`)
  if (first?.startsWith('migration')) return [schema]
  const keys = secrets ? await keyFindings(db, secrets, modules) : []
  return [schema, ...keys, ...(await moduleFindings(db, modules))]
}

interface Subject {
  readonly environment: Environment
  readonly modules: readonly Module[]
  /** undefined if they are missing or malformed, which is another finding */
  readonly secrets: ConfiguredSecrets | undefined
}

/** Checks the database of the configuration. If it names none, checks the embedded database of the data folder. */
export const databaseFindings = async ({ environment, modules, secrets }: Subject): Promise<readonly Finding[]> => {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_OWNER_URL, DATABASE_CONNECTIONS, DATA_DIR } = environment
  const url = DATABASE_DIRECT_URL ?? DATABASE_URL ?? runningDatabase(DATA_DIR)
  if (url === undefined) return [ok('database', 'no server runs on DATA_DIR; foyer serve starts one')]
  const unsteady = DATABASE_URL === undefined ? [] : await sessionFindings(DATABASE_URL, DATABASE_DIRECT_URL)
  const checkOwn = async (db: Sql): Promise<readonly Finding[]> => {
    const facts = await serverFacts(db)
    return [
      ...faultsOr('database', faultsOfServer(facts), `PostgreSQL ${Math.floor(facts.version / 10_000)} answers`),
      await clockFindings(db),
      await encryptionFindings(db, url, environment),
      await rightsFindings(db, environment),
      // a pooler bounds the connections to the database itself
      ...(DATABASE_DIRECT_URL === undefined ? [await roomFindings(db, DATABASE_CONNECTIONS)] : []),
      ...(await schemaFindings(db, modules, secrets)),
    ]
  }
  // the other checks would fail for the same reason
  const own = unsteady.length > 0 ? unsteady : await onDatabase('database', url, checkOwn)
  const pooler =
    DATABASE_URL !== undefined && DATABASE_DIRECT_URL !== undefined && unsteady.length === 0
      ? await poolerFindings(DATABASE_URL, DATABASE_DIRECT_URL)
      : []
  if (DATABASE_OWNER_URL === undefined) return [...own, ...pooler]
  const owner = await onDatabase('database owner', DATABASE_OWNER_URL, async (db) => {
    const [{ owns }] = await db<[{ owns: boolean }]>`
      select pg_has_role(datdba, 'USAGE') as owns from pg_database where datname = current_database()`
    return [
      owns
        ? ok('database owner', 'it answers and owns the database')
        : fault('database owner', 'The role of DATABASE_OWNER_URL does not own the database.'),
    ]
  })
  return [...own, ...pooler, ...owner]
}
