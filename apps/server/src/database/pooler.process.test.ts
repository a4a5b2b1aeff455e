import { testFolder } from '@foyer/testing/memory'
import { pino } from 'pino'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { createClocks, moveBusinessClock } from '../clocks.ts'
import { readEnvironment } from '../config/environment.ts'
import { withIdentifierKey } from '../config/identifier-key.ts'
import { sandboxSecrets } from '../config/sandbox-secrets.ts'
import { parseSecrets } from '../config/secrets.ts'
import { databaseFindings } from '../doctor/database.ts'
import { provideStock } from '../engine/stock.ts'
import { jobsOf } from '../module.ts'
import { declare, joinBody, newcomers, publish } from '../modules/activities/testing.ts'
import { modules } from '../modules/all.ts'
import { testContext } from '../testing/context.ts'
import { createTestDatabase } from '../testing/database.ts'
import { seededDatabase } from '../testing/global-setup.ts'
import { hasPgBouncer, startPgBouncer } from '../testing/pgbouncer.ts'
import { dataFolder, type OnEnd, startServerProcess } from '../testing/server-process.ts'
import { connect } from './connect.ts'
import { openDatabase } from './open.ts'
import { sessionSettings } from './session-settings.ts'
import { isTransactionPooler } from './transaction-pooler.ts'

vi.setConfig({ testTimeout: 120_000 })

/** A seeded database with a PgBouncer in front of it. */
const pooledDatabase = async (mode: 'session' | 'transaction', onEnd: OnEnd, settings: readonly string[] = []) => {
  const { url, ownerUrl, drop } = await createTestDatabase(seededDatabase)
  const pooler = await startPgBouncer({ folder: testFolder(), mode, urls: [url, ownerUrl], settings })
  onEnd(async () => {
    await pooler.stop()
    await drop()
  })
  return { direct: { url, ownerUrl }, url: pooler.through(url), ownerUrl: pooler.through(ownerUrl) }
}

test.runIf(hasPgBouncer())(
  'ADOPT-3 a server starts and serves behind a PgBouncer in session mode that has no configuration for it',
  async () => {
    const pooled = await pooledDatabase('session', onTestFinished)
    const server = startServerProcess({
      DATA_DIR: dataFolder(),
      DATABASE_URL: pooled.url,
      DATABASE_OWNER_URL: pooled.ownerUrl,
      DATABASE_CONNECTIONS: '6',
      LOG_LEVEL: 'error',
    })
    const origin = `http://127.0.0.1:${await server.ready()}`
    expect((await fetch(`${origin}/readyz`)).status).toBe(200)
    expect((await fetch(`${origin}/api/content/agreements`)).status).toBe(200)
    const db = connect(pooled.url, { max: 1, name: 'foyer test' })
    for (const [name, value] of Object.entries(sessionSettings))
      expect(await db`select current_setting(${name}) as value`).toEqual([{ value }])
    await db.end()
    expect(await server.stop()).toBe(0)
  },
)

test.runIf(hasPgBouncer())(
  'ADOPT-3 a server behind a PgBouncer in transaction mode serves signed calls, runs jobs, follows the clock and stops',
  async () => {
    const pooled = await pooledDatabase('transaction', onTestFinished)
    const variables = { DATABASE_URL: pooled.url, DATABASE_DIRECT_URL: pooled.direct.url, LOG_LEVEL: 'error' }
    const DATA_DIR = dataFolder()
    const db = connect(pooled.url, { max: 4, name: 'foyer test', directUrl: pooled.direct.url })
    const clocks = await createClocks(db, 'sandbox', pino({ level: 'silent' }))
    const secrets = await withIdentifierKey(db, parseSecrets(sandboxSecrets(DATA_DIR)), clocks.wall())
    const { context } = await testContext({ db, clocks, secrets })
    const app = await buildApp(context)
    onTestFinished(async () => {
      await app.close()
      await db.end({ timeout: 5 })
    })
    const server = startServerProcess({ ...variables, DATA_DIR })
    const origin = `http://127.0.0.1:${await server.ready()}`

    const number = 902
    await declare(context, number)
    await publish(context, number)
    await provideStock(db, number, 10)
    const someone = newcomers(app, context)
    const people = [await someone(), await someone(), await someone()]
    const replies = people.map(async ({ from, as }) => {
      const { url, headers, payload } = from.sign(`/api/user/${number}/join`, joinBody(), as)
      return (await fetch(`${origin}${url}`, { method: 'POST', headers, body: String(payload) })).json()
    })
    expect(await Promise.all(replies)).toEqual(people.map(() => expect.objectContaining({ status: 0 })))

    const job = jobsOf(modules).find(({ name }) => name === 'expire-holds') ?? expect.fail()
    await db.begin((tx) => context.jobs.send(tx, job, {}))
    const jobs = () => db<{ state: string }[]>`select state from pgboss.job where name = ${job.name}`
    await expect.poll(jobs).toContainEqual({ state: 'completed' })

    const day = 86_400_000
    await moveBusinessClock(db, day)
    const ahead = async (): Promise<number> => {
      const { data } = (await (await fetch(`${origin}/dev/clock`)).json()) as { data: { business: number } }
      return Math.round((data.business - clocks.wall()) / day)
    }
    await expect.poll(ahead).toBe(1)
    await expect.poll(() => Math.round((clocks.business() - clocks.wall()) / day)).toBe(1)
    expect(await server.stop()).toBe(0)
    expect(server.stderr()).toBe('')
  },
)

const small = hasPgBouncer() ? await pooledDatabase('transaction', afterAll, ['default_pool_size = 2']) : undefined

test.runIf(small)(
  'ADOPT-3 statements and transactions behind a transaction pooler get their own answers, although all connections are in use',
  async () => {
    const pooled = small ?? expect.fail()
    const db = connect(pooled.url, { max: 4, name: 'foyer test', directUrl: pooled.direct.url })
    onTestFinished(() => db.end({ timeout: 5 }))
    const requested = Array.from({ length: 400 }, async (_, n) => {
      if (n % 4 === 0) return (await db`select 'plain' as got`)[0]?.got === 'plain'
      if (n % 4 === 1) return (await db.unsafe('select 1 as got'))[0]?.got === 1
      if (n % 4 === 2) return (await db`select ${n}::int as got`)[0]?.got === n
      const got = await db.begin(async (tx) => {
        const rows = await Promise.all([tx`select ${n}::int as got`, tx`select 7 as got`])
        return rows.map(([row]) => row?.got)
      })
      return got[0] === n && got[1] === 7
    })
    expect((await Promise.all(requested)).filter((isRight) => !isRight)).toEqual([])
  },
)

test.runIf(small)('ADOPT-3 a pooler in transaction mode is distinguished from a database', async () => {
  const pooled = small ?? expect.fail()
  expect(await isTransactionPooler(pooled.url)).toBe(true)
  expect(await isTransactionPooler(pooled.direct.url)).toBe(false)
})

test.runIf(small)('ADOPT-3 a start names the address that a transaction pooler needs, or that is wrong', async () => {
  const pooled = small ?? expect.fail()
  const other = await createTestDatabase()
  onTestFinished(other.drop)
  const start = (variables: NodeJS.ProcessEnv) =>
    openDatabase(readEnvironment(variables), pino({ enabled: false }), new AbortController().signal, () => undefined)
  await expect(start({ DATABASE_URL: pooled.url })).rejects.toThrow('set DATABASE_DIRECT_URL to the address of')
  await expect(start({ DATABASE_URL: pooled.url, DATABASE_DIRECT_URL: pooled.url })).rejects.toThrow(
    'DATABASE_DIRECT_URL names a pooler',
  )
  await expect(start({ DATABASE_URL: pooled.url, DATABASE_DIRECT_URL: other.url })).rejects.toThrow(
    'must name the same server, database and role',
  )
})

test.runIf(small)(
  'ADOPT-3 the doctor reports a transaction pooler without a direct address, and none with it',
  async () => {
    const pooled = small ?? expect.fail()
    const findings = async (variables: NodeJS.ProcessEnv) =>
      databaseFindings({ environment: readEnvironment(variables), modules, secrets: undefined })
    const DATABASE_URL = pooled.url
    expect(await findings({ DATABASE_URL })).toEqual([
      { check: 'pooler', status: 'fault', message: expect.stringContaining('set DATABASE_DIRECT_URL') },
    ])
    const sound = await findings({ DATABASE_URL, DATABASE_DIRECT_URL: pooled.direct.url })
    expect(sound.filter(({ status }) => status === 'fault')).toEqual([])
    expect(sound).toContainEqual({ check: 'pooler', status: 'ok', message: 'it leads to DATABASE_DIRECT_URL' })
  },
)
