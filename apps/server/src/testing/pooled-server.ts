// The complete server behind PgBouncer in transaction mode, on the database of DATABASE_URL or else of DATA_DIR: the program
// of the servers of journeys with FOYER_TEST_POOLER=transaction.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@foyer/testing/memory'
import { readEnvironment } from '../config/environment.ts'
import { startedDatabase } from '../database/any.ts'
import { startTestPooler } from './pgbouncer.ts'

const { DATABASE_URL, DATA_DIR } = readEnvironment(process.env)
const own = DATABASE_URL === undefined ? await startedDatabase(DATA_DIR) : undefined
const url = DATABASE_URL ?? own?.url ?? ''
const folder = testFolder()
const pooler = await startTestPooler(folder, url)
if (!pooler) throw new Error('FOYER_TEST_POOLER names no pooler')
const server = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
  stdio: 'inherit',
  env: {
    ...process.env,
    DATABASE_URL: pooler.through(url),
    DATABASE_DIRECT_URL: url,
    ...(own && { DATABASE_OWNER_URL: own.ownerUrl }),
  },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill(signal))
server.once('exit', async (code) => {
  await pooler.stop()
  await own?.stop()
  rmSync(folder, { recursive: true, force: true })
  process.exit(code ?? 1)
})
