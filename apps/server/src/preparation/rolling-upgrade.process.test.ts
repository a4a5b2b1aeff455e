import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { migrateDatabase } from '../cli/migrate.ts'
import { wallClock } from '../clocks.ts'
import { readEnvironment } from '../config/environment.ts'
import { withIdentifierKey } from '../config/identifier-key.ts'
import { sandboxSecrets } from '../config/sandbox-secrets.ts'
import { parseSecrets } from '../config/secrets.ts'
import { sandboxConnectors } from '../connectors/connect.ts'
import type { Context } from '../context.ts'
import { connect } from '../database/connect.ts'
import { freePort } from '../database/embedded/postmaster.ts'
import { pendingMigrations } from '../database/migrate.ts'
import { addToStock } from '../engine/stock.ts'
import { createJobs } from '../jobs/jobs.ts'
import { modules } from '../modules/all.ts'
import { verify } from '../modules/verification/verify.ts'
import { createTestDatabase, databaseVariables } from '../testing/database.ts'
import { copyOfPreviousRelease } from '../testing/previous-release/copy.ts'
import { hasPreviousRelease, previousFilesNaming, withPreviousRelease } from '../testing/previous-release/history.ts'
import { quickPasswords } from '../testing/quick-passwords.ts'
import { startProxy } from '../testing/rolling/proxy.ts'
import { type Tally, visitUntil } from '../testing/rolling/visitors.ts'
import { captured } from '../testing/run-command.ts'
import { dataFolder, type ServerProcess, startFoyerProcess } from '../testing/server-process.ts'

/** What the visitors need of a server's context, on the database of the servers and with their secrets. */
const contextOn = async (url: string, dataDir: string): Promise<Context> => {
  const db = connect(url, { max: 3, name: 'foyer test' })
  onTestFinished(() => db.end({ timeout: 5 }))
  const clocks = { wall: wallClock, business: wallClock }
  const secrets = await withIdentifierKey(db, parseSecrets(sandboxSecrets(dataDir)), wallClock())
  const parts = { db, clocks, secrets, passwords: quickPasswords, modules }
  return { ...parts, environment: readEnvironment({}), jobs: createJobs(db), connectors: sandboxConnectors(parts) }
}

/** Whether the previous release works behind a pooler; otherwise it is connected to the database itself in every run. */
const worksBehindPooler = previousFilesNaming(['DATABASE_DIRECT_URL']).length > 0

/** Codes and stock for more claims than a run makes. */
const plenty = 2_000

test.runIf(hasPreviousRelease)(
  withPreviousRelease(
    'O8 REL-15 no call fails while servers of the previous release are replaced by this one and this one by them, on one database',
  ),
  async () => {
    const old = join(copyOfPreviousRelease(), 'apps/server/src/cli/main.ts')
    const { url, ownerUrl, drop } = await createTestDatabase('template1')
    onTestFinished(drop)
    const dataDir = dataFolder()
    const variables = {
      DATABASE_URL: url,
      DATABASE_OWNER_URL: ownerUrl,
      DATA_DIR: dataDir,
      DATABASE_CONNECTIONS: '10',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: 'loopback',
      DRAIN_SECONDS: '2',
    }
    const oldAddress = worksBehindPooler ? {} : { DATABASE_DIRECT_URL: '' }
    const ports = [await freePort(), await freePort()] as const
    const serve = async (port: number, program?: string, ...more: string[]): Promise<ServerProcess> => {
      const address = program === old ? oldAddress : {}
      const server = startFoyerProcess(
        ['serve', ...more],
        { ...variables, ...address, PORT: String(port) },
        { program },
      )
      await server.ready()
      return server
    }
    const replaced = async (server: ServerProcess, ...by: Parameters<typeof serve>): Promise<ServerProcess> => {
      expect(await server.stop()).toBe(0)
      return serve(...by)
    }
    let first = await serve(ports[0], old, '--migrate', '--work')
    let second = await serve(ports[1], old)
    const context = await contextOn(url, dataDir)
    const { db } = context
    // by the previous release too: this one writes columns of the audit trail that its migration adds
    const codes = join(dataDir, 'codes')
    writeFileSync(codes, Array.from({ length: plenty }, () => `${randomBytes(8).toString('hex')}\n`).join(''))
    const importing = ['vouchers', 'import', codes, '--activity', '499', '--item', 'meal']
    const imported = startFoyerProcess(importing, { ...variables, ...oldAddress }, { program: old })
    expect(await imported.ended, imported.stderr()).toBe(0)
    await addToStock(db, 499, '', plenty)

    const proxy = await startProxy(ports)
    onTestFinished(() => proxy.close())
    const tally: Tally = { answers: new Map(), failures: [], joined: new Set() }
    let isOver = false
    const visits = visitUntil({ context, origin: proxy.origin, tally }, () => isOver)
    /** Waits until the servers that run now have served more visitors. */
    const served = async () => {
      const before = tally.joined.size
      await expect.poll(() => tally.joined.size > before + 1 || tally.failures.length > 0).toBe(true)
    }
    await served()
    const migration = await captured((output) =>
      migrateDatabase({ ...variables, ...databaseVariables(url) }, { ...output, json: true }),
    )
    expect([migration.code, migration.err, await pendingMigrations(db)]).toEqual([0, '', []])
    // the previous release alone on the schema of this one, as after a complete rollback
    await served()
    // beside this release on the way there, then on the way back
    first = await replaced(first, ports[0], undefined, '--work')
    await served()
    second = await replaced(second, ports[1])
    await served()
    first = await replaced(first, ports[0], old, '--work')
    await served()
    isOver = true
    await visits
    for (const server of [first, second]) expect(await server.stop()).toBe(0)
    expect(tally.failures).toEqual([])
    const stored = await db<{ reference: string }[]>`select reference from participations where activity = 499`
    expect(new Set(stored.map(({ reference }) => reference))).toEqual(tally.joined)
    expect((await verify(context)).differences).toEqual([])
  },
  180_000,
)
