import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Sql } from 'postgres'
import { afterAll, describe, expect, test } from 'vitest'
import { runCli } from '../cli/program.ts'
import { wallClock } from '../clocks.ts'
import { checkKnownKeys } from '../config/known-keys.ts'
import { connect } from '../database/connect.ts'
import { excessOf } from '../database/rights.ts'
import { installJobs } from '../preparation/install-jobs.ts'
import { preparationLock } from '../preparation/preparation-lock.ts'
import { testApp } from '../testing/context.ts'
import { createTestDatabase, ownerOf } from '../testing/database.ts'
import { captured, commandFixture } from '../testing/run-command.ts'
import { contentOfTables } from '../testing/tables.ts'
import { sequencesOf } from './catalogue.ts'
import { dump } from './dump.ts'
import { openText } from './format.ts'
import { createBackupKey, readBackupKeys } from './keys.ts'
import { load } from './load.ts'
import { secretsFor } from './restore.ts'
import { readSealed } from './sealed-file.ts'

const { db, secrets, variables } = await commandFixture()
const { context } = await testApp({ db, secrets })
await checkKnownKeys(db, secrets, wallClock())
const folder = variables.DATA_DIR
const key = join(folder, 'key.txt')
const recipient = await createBackupKey(key)
const foyer = (args: string[], changes: NodeJS.ProcessEnv = {}) =>
  captured((output) => runCli(args, { ...variables, ...changes }, output))
const backUp = async (...more: string[]) => {
  const { code, out, err } = await foyer(['backup', '--to', folder, '--recipient', recipient, '--json', ...more])
  expect([code, err]).toEqual([0, ''])
  return JSON.parse(out) as { path: string; moment: string; deleted: string[] }
}

/** A database without tables, as an administrator creates it. */
const emptyDatabase = async () => {
  const { url, ownerUrl, drop } = await createTestDatabase('template1')
  const [app, owner] = [url, ownerUrl].map((address) => connect(address, { max: 3, name: 'foyer test' })) as [Sql, Sql]
  afterAll(async () => {
    await Promise.all([app.end({ timeout: 5 }), owner.end({ timeout: 5 })])
    await drop()
  })
  return {
    url,
    ownerUrl,
    app,
    owner,
    named: { DATABASE_URL: url, DATABASE_DIRECT_URL: '', DATABASE_OWNER_URL: ownerUrl },
  }
}
const tablesIn = async (of: Sql) =>
  (await of<{ n: number }[]>`select count(*)::int as n from pg_class where relnamespace = 'public'::regnamespace`)[0]?.n

/** What a restored database records itself, and what a crash may lose. */
const own = ['migrations', 'function_versions', 'signature_memory', 'signature_nonces', 'live_audience']
const lasting = async (of: Sql) =>
  Object.fromEntries(Object.entries(await contentOfTables(of)).filter(([name]) => !own.includes(name)))
/**
 * Everything of the schema that states or enforces a rule. The partitions of pg-boss's statistics are not compared: they
 * are named after the day on which a database was installed.
 */
const schemaOf = (of: Sql) => of`
  select 'constraint' as kind, conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as what
  from pg_constraint where connamespace = 'public'::regnamespace
  union all select 'trigger', tgrelid::regclass::text, tgname::text, pg_get_triggerdef(oid) || tgenabled::text
  from pg_trigger where not tgisinternal
  union all select 'index', tablename::text, indexname::text, indexdef from pg_indexes where schemaname = 'public'
  union all select 'function', '', oid::regprocedure::text, md5(prosrc) from pg_proc
  where pronamespace = 'public'::regnamespace
  union all select 'partition', inhparent::regclass::text, oid::regclass::text, pg_get_expr(relpartbound, oid)
  from pg_class join pg_inherits on inhrelid = oid where relispartition and relkind = 'r'
    and inhparent <> 'pgboss.queue_stats'::regclass
  order by 1, 2, 3, 4`

const target = await emptyDatabase()
await ownerOf(db)`select make_tracking_partition('2026-01-05')`
// more than the buffers of a connection, so that the reading pauses it
await db`
  insert into audit_entries (at, actor, subject, subject_id, event, detail)
  select to_timestamp(0), 'system', 'bulk', nth::text, 'e', jsonb_build_object('text', repeat('茶', 40))
  from generate_series(1, 6000) as nth`
await db.begin((tx) => context.jobs.send(tx, { name: 'seal-audit' }, {}))
await db`insert into pgboss.job (name, state) values ('seal-audit', 'completed')`
const made = await backUp()

test('O2 REL-14 a backup of a named database is restored into an empty one with every row, rule, sequence and job', async () => {
  const { code, out, err } = await foyer(['restore', made.path, '--key', key, '--json'], target.named)
  expect([code, err]).toEqual([0, ''])
  expect(JSON.parse(out)).toMatchObject({ moment: made.moment, differences: [], rows: { job: 1 } })

  const before = await lasting(db)
  expect(Object.keys(before).length).toBeGreaterThan(60)
  expect(await lasting(target.app)).toEqual(before)
  expect(await schemaOf(target.app)).toEqual(await schemaOf(db))
  const records = ['migrations_id', 'function_versions_id_seq']
  const sequences = async (of: Sql) => (await sequencesOf(of)).filter(({ name }) => !records.includes(name))
  expect(await sequences(target.owner)).toEqual(await sequences(ownerOf(db)))
  expect(await target.app`select name, state from pgboss.job`).toEqual([{ name: 'seal-audit', state: 'created' }])
})

test('O2 the application cannot rewrite append-only rows of a restored database', async () => {
  expect(await excessOf(target.app)).toEqual([])
  await expect(target.owner`update audit_entries set event = 'x'`).rejects.toThrow(/append-only|audit_entries/)
  await expect(target.owner`delete from ledger_transfers`).rejects.toThrow(/append-only|ledger_transfers/)
  await expect(target.app`delete from audit_entries`).rejects.toThrow('permission denied')
})

test('O2 nothing is restored into a database that is not empty', async () => {
  const before = await contentOfTables(target.app)
  expect(await foyer(['restore', made.path, '--key', key], target.named)).toEqual({
    code: 2,
    out: '',
    err: 'The database is not empty: a backup is restored into a new database only. Create one for it.\n',
  })
  expect(await contentOfTables(target.app)).toEqual(before)
})

const textOf = () =>
  dump(variables.DATABASE_DIRECT_URL ?? variables.DATABASE_URL, { mode: 'production' }, async ({ text }) => {
    const parts: Uint8Array[] = []
    for await (const part of text) parts.push(part)
    return Buffer.concat(parts).toString('latin1')
  })

describe('O2 a database remains empty', () => {
  const loaded = async (change: (text: string) => string) => {
    const into = await emptyDatabase()
    await installJobs(into.owner)
    const text = await textOf()
    const changed = change(text)
    expect(changed).not.toBe(text)
    const source = (async function* () {
      yield Buffer.from(changed, 'latin1')
    })()
    const attempt = openText(source).then((backup) => load(into.ownerUrl, backup, wallClock))
    return { attempt, into }
  }
  test.each([
    [
      'a row does not fit',
      (text: string) => text.replace(/(COPY "public"."persons"[^\n]*\n)\d+/, '$1x'),
      /do not fit its schema/,
    ],
    [
      'the text ends early',
      (text: string) => text.slice(0, text.indexOf('COPY "public"."rewards"') + 200),
      /no backup of Foyer/,
    ],
    [
      'a migration is unknown',
      (text: string) => text.replace('"0002-signing.sql","sha256":"', '$&0'),
      /This release has no migration 0002/,
    ],
  ])('if %s', async (_, change, sentence) => {
    const { attempt, into } = await loaded(change)
    await expect(attempt).rejects.toThrow(sentence)
    expect(await tablesIn(into.owner)).toBe(0)
  })
})

describe('the keys of a backup', () => {
  const header = async () => {
    const backup = await openText(readSealed(made.path, readBackupKeys(key)))
    await backup.close()
    return backup.header
  }
  test('O2 a backup of a sandbox contains its secrets, and one of another mode is refused', async () => {
    const { secrets: contained } = await header()
    expect(Object.keys(contained ?? {}).sort()).toEqual(readdirSync(join(folder, 'secrets')).sort())
    const { code, err } = await foyer(['restore', made.path, '--key', key], {
      ...target.named,
      FOYER_MODE: 'production',
    })
    expect([code, err]).toEqual([
      2,
      'The backup is of the sandbox mode: set FOYER_MODE=sandbox, or use another backup.\n',
    ])
  })

  test('O2 in production other keys, or missing ones, are named before anything is created', async () => {
    const { secrets: texts = {}, ...facts } = await header()
    const production = { ...facts, mode: 'production' as const }
    expect(secretsFor(production, texts).pepper).toEqual(secrets.pepper)
    const other = Buffer.alloc(32, 9).toString('base64')
    expect(() => secretsFor(production, { ...texts, FOYER_PEPPER: other })).toThrow(
      'The backup was written with other keys: FOYER_PEPPER. Set the keys of its time; nothing was restored.',
    )
    expect(() => secretsFor(production, { ...texts, FOYER_DATA_KEY: `b:${other}` })).toThrow(
      'The backup needs keys that are missing: FOYER_DATA_KEY. Set the keys of its time; nothing was restored.',
    )
  })
})

test('a backup is refused while the schema changes, and two of them run at the same time', async () => {
  await ownerOf(db).begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${preparationLock})`
    const { code, err } = await foyer(['backup', '--to', folder, '--recipient', recipient])
    expect([code, err]).toEqual([
      2,
      'foyer migrate is changing this database: run the backup again when it has ended.\n',
    ])
  })
  const [one, other] = await Promise.all([backUp(), backUp()])
  expect(one.path).not.toBe(other.path)
  expect(JSON.parse((await foyer(['backup', 'list', folder, '--json'])).out)).toHaveLength(3)
  expect((await backUp('--keep', '1')).deleted).toHaveLength(3)
})

test('a backup of a database that this release has not migrated is refused', async () => {
  const { url } = await emptyDatabase()
  const { code, err } = await foyer(['backup', '--to', folder, '--recipient', recipient], {
    DATABASE_URL: url,
    DATABASE_DIRECT_URL: '',
  })
  expect([code, err]).toEqual([
    2,
    'The migration 0001-sandbox-settings.sql has not run on this database: back it up with its own release, or run foyer migrate.\n',
  ])
})

test('a backup needs a recipient, a folder that exists, and the secrets of its database', async () => {
  const errOf = async (args: string[], changes: NodeJS.ProcessEnv = {}) => (await foyer(args, changes)).err
  expect(await errOf(['backup', '--to', folder])).toMatch(/^A backup needs a recipient: .+\n$/)
  const to = ['backup', '--recipient', recipient, '--to']
  expect(await errOf([...to, '/nowhere'])).toBe(
    'The folder /nowhere cannot be read (ENOENT): create it, or name another.\n',
  )
  expect(await errOf(['backup', '--to', folder, '--recipient', 'age1x'])).toMatch(/^Usage: foyer backup/)
  const unnamed = ['backup', '--recipient', recipient]
  expect(await errOf(unnamed)).toBe('A backup needs a folder: name it with --to, or in BACKUP_DIR.\n')
  expect(await errOf(unnamed, { BACKUP_DIR: '/missing' })).toMatch(/^The folder \/missing cannot be read/)
  const elsewhere = join(folder, 'elsewhere')
  expect(await errOf([...to, folder], { DATA_DIR: elsewhere })).toMatch(
    /^The database was written with other keys than those of DATA_DIR: .*FOYER_PEPPER/,
  )
  rmSync(elsewhere, { recursive: true })
})
