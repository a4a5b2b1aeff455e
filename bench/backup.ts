// `npm run bench:backup [-- --rewards 100000] [-- --rounds 3]`: the rows a second of `foyer backup` and of loading a backup,
// as ratios to a plain `copy` of the same rows out of and into the same database. Rounds alternate. Exits 1 below the bar.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { copiedOut, dump, patientConnection } from '../apps/server/src/backup/dump.ts'
import { columnList, openText, quoted } from '../apps/server/src/backup/format.ts'
import { createBackupKey, readBackupKeys } from '../apps/server/src/backup/keys.ts'
import { load } from '../apps/server/src/backup/load.ts'
import { readSealed, writeSealed } from '../apps/server/src/backup/sealed-file.ts'
import { createClocks, wallClock } from '../apps/server/src/clocks.ts'
import { withIdentifierKey } from '../apps/server/src/config/identifier-key.ts'
import { sandboxSecrets } from '../apps/server/src/config/sandbox-secrets.ts'
import { parseSecrets } from '../apps/server/src/config/secrets.ts'
import { connect } from '../apps/server/src/database/connect.ts'
import { installJobs } from '../apps/server/src/preparation/install-jobs.ts'
import { plantActivities, plantCodes, plantPast } from './claims/fixture.ts'
import { startDatabase } from './runner/database.ts'
import { dataFolder } from './runner/folder.ts'
import { idle } from './runner/idle.ts'
import { median } from './runner/statistics.ts'

const { values } = parseArgs({
  options: { rewards: { type: 'string', default: '100000' }, rounds: { type: 'string', default: '3' } },
})
const [rewards, rounds] = [Number(values.rewards), Number(values.rounds)]
/** rewards planted by one statement */
const batch = 10_000
/** lowest ratio to the plain copy: out, and in with the foreign keys, triggers and migrations */
const bar = { backup: 0.3, load: 0.4 }

const database = await startDatabase()
const folder = dataFolder()
const db = connect(database.url, { max: 2, name: 'foyer bench' })
const clocks = await createClocks(db, 'production', pino({ enabled: false }))
const secrets = await withIdentifierKey(db, parseSecrets(sandboxSecrets(folder)), Date.now())
const context = { db, clocks, secrets } as Parameters<typeof plantActivities>[0]
await plantActivities(context)
await plantCodes(context, 20_000)
for (let left = rewards; left > 0; left -= batch) await plantPast(db, Math.min(left, batch))
await db.end()
await idle()

const backups = join(folder, 'backups')
mkdirSync(backups)
const keyFile = join(folder, 'key.txt')
const recipient = await createBackupKey(keyFile)
const keys = readBackupKeys(keyFile)

const timed = async <T>(act: () => Promise<T>): Promise<[seconds: number, result: T]> => {
  const begun = performance.now()
  const result = await act()
  return [(performance.now() - begun) / 1000, result]
}
/** Copies every table to nowhere: the least that a backup has to do. */
const copyOut = () =>
  dump(database.url, { mode: 'production' }, async ({ header }) => {
    const pool = patientConnection(database.url, 'foyer bench')
    for (const table of header.tables) {
      const rows = copiedOut(pool, `copy (select * from ${quoted(table.schema, table.name)}) to stdout`)
      await pipeline(rows, new Writable({ write: (_, __, done) => done() }))
    }
    await pool.end()
  })
const backUp = (path: string) =>
  dump(database.url, { mode: 'production' }, ({ text }) => writeSealed(path, [recipient], text))

/** Runs `act` on a new database, which is dropped afterwards. */
const onNewDatabase = async <T>(act: (url: string) => Promise<T>): Promise<T> => {
  const admin = connect(database.superuserUrl, { max: 1, name: 'foyer bench' })
  await admin`create database restored owner foyer_owner template template0`
  const url = database.ownerUrl.replace(/\/foyer$/, '/restored')
  try {
    return await act(url)
  } finally {
    await admin`drop database restored with (force)`
    await admin.end()
  }
}
/** Copies every table into tables of the same columns without an index or a rule: the least that a restore has to do. */
const copyIn = (path: string) =>
  onNewDatabase(async (url) => {
    const backup = await openText(readSealed(path, keys))
    const source = connect(database.ownerUrl, { max: 1, name: 'foyer bench' })
    const pool = patientConnection(url, 'foyer bench')
    await pool`create schema pgboss`
    for (const { schema, name, columns } of backup.header.tables) {
      const rows = await source<{ name: string; type: string }[]>`
        select attname::text as name, format_type(atttypid, atttypmod) as type from pg_attribute
        where attrelid = ${`${schema}.${name}`}::regclass and attname::text = any(${columns})`
      const list = rows.map((column) => `${quoted(column.name)} ${/^pgboss/.test(column.type) ? 'text' : column.type}`)
      await pool.unsafe(`create table ${quoted(schema, name)} (${list.join(', ')})`)
    }
    await source.end()
    const [seconds, trailer] = await timed(() =>
      backup.read(async (table, rows) => {
        const copy = `copy ${quoted(table.schema, table.name)} (${columnList(table)}) from stdin`
        const into = await pool.unsafe(copy).writable()
        for await (const bytes of rows) await new Promise((resolve) => into.write(bytes, resolve))
        into.end()
        await new Promise((resolve) => setImmediate(resolve))
        await pool`select 1`
      }),
    )
    await pool.end()
    return [seconds, trailer.tables.reduce((sum, { rows }) => sum + rows, 0)] as const
  })
const loadIn = (path: string) =>
  onNewDatabase(async (url) => {
    const owner = connect(url, { max: 3, name: 'foyer bench' })
    await installJobs(owner)
    await owner.end()
    const [seconds] = await timed(async () => load(url, await openText(readSealed(path, keys)), wallClock))
    return seconds
  })

const times = { copyOut: [] as number[], backup: [] as number[], copyIn: [] as number[], load: [] as number[] }
let [rows, bytes] = [0, 0]
// fills the caches
await copyOut()
for (let round = 0; round < rounds; round++) {
  const path = join(backups, `${round}.age`)
  times.copyOut.push((await timed(copyOut))[0])
  const [seconds, size] = await timed(() => backUp(path))
  times.backup.push(seconds)
  bytes = size
  const [plain, count] = await copyIn(path)
  times.copyIn.push(plain)
  rows = count
  times.load.push(await loadIn(path))
}
await database.stop()
rmSync(folder, { recursive: true, force: true })

const [out, backup, plainIn, loading] = [times.copyOut, times.backup, times.copyIn, times.load].map(median) as [
  number,
  number,
  number,
  number,
]
const ratio = { backup: out / backup, load: plainIn / loading }
const line = (name: string, seconds: number, more = '') =>
  console.log(`${name.padEnd(24)} ${seconds.toFixed(2).padStart(8)} s ${Math.round(rows / seconds)} rows/s${more}`)
console.log(`\n${rows} rows, ${(bytes / 1_048_576).toFixed(1)} MiB sealed, ${rounds} rounds in turn\n`)
line('copy out', out)
line('backup', backup, `, ${ratio.backup.toFixed(2)} of the copy, bar ${bar.backup}`)
line('copy in, no rules', plainIn)
line('load', loading, `, ${ratio.load.toFixed(2)} of the copy, bar ${bar.load}`)
const passes = ratio.backup >= bar.backup && ratio.load >= bar.load
if (!passes) console.log('the backup is below the bar')
process.exit(passes ? 0 : 1)
