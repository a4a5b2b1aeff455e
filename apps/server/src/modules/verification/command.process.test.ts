import { join } from 'node:path'
import { expect, test } from 'vitest'
import { connect } from '../../database/connect.ts'
import { runCommand } from '../../testing/command.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { captured } from '../../testing/run-command.ts'
import { dataFolder, startDatabaseProcess, startServerProcess } from '../../testing/server-process.ts'
import { startedFolder } from '../../testing/started-folder.ts'
import { modules } from '../all.ts'
import { verifyCommand } from './command.ts'

/** Runs `foyer verify` in this process. */
const verifyLedger = (variables: NodeJS.ProcessEnv) =>
  captured((output) => verifyCommand.run([], variables, output, async () => modules))

test('foyer verify checks a running sandbox and a stopped sandbox, and the stopped sandbox can start again', async () => {
  const dataDir = await startedFolder()
  const server = startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'error' })
  await server.ready()
  const whileRunning = await runCommand('apps/server/src/cli/main.ts', ['verify'], { DATA_DIR: dataDir })
  expect(whileRunning).toMatchObject({ code: 0, err: '' })
  expect(whileRunning.out).toMatch(/^rewards +\d+$/m)
  expect(whileRunning.out).toMatch(/No difference\.\n$/)
  await server.stop()
  expect(await verifyLedger({ DATA_DIR: dataDir })).toMatchObject({ code: 0, err: '' })
  const again = startDatabaseProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'error' })
  await again.ready()
  await again.stop()
}, 90_000)

test('foyer verify prints a difference on a line of its own and exits with 1', async () => {
  const { url, drop } = await createTestDatabase()
  const db = connect(url, { max: 1, name: 'foyer test' })
  await db`
    insert into activities (number, code, route, title, lead, opens_at, closes_at)
    select 900, 'short', '/short', t, t, to_timestamp(0), to_timestamp(60)
    from (select '{"zh-CN": "", "zh-HK": "", "en-US": ""}'::jsonb as t) texts`
  await db`select lay_stock(900, 'coffee', 3, 7)`
  await db.end()
  const { code, out } = await verifyLedger({ DATABASE_URL: url })
  expect(code).toBe(1)
  expect(out).toContain("DIFFERENCE stock: stock 'coffee' of 900: 3 reserved, 0 given out\n1 difference.\n")
  await drop()
})

test('foyer verify reports a data folder without a database and exits with 2', async () => {
  const nowhere = await verifyLedger({ DATA_DIR: join(dataFolder(), 'nowhere') })
  expect(nowhere).toMatchObject({ code: 2, out: '' })
  expect(nowhere.err).toMatch(/^There is no database in the data folder .*nowhere/)
})
