import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { sandboxSecrets } from './config/sandbox-secrets.ts'
import { connect } from './database/connect.ts'
import { logPathIn } from './http/log-file.ts'
import { createJobs } from './jobs/jobs.ts'
import { creditCashJob } from './modules/rewards/jobs.ts'
import { createTestDatabase } from './testing/database.ts'
import { seededDatabase } from './testing/global-setup.ts'
import { productionVariables } from './testing/production.ts'
import { dataFolder, startServerProcess } from './testing/server-process.ts'
import { untilWaiting } from './testing/waiting.ts'

const oneLine = (text: string): string => {
  expect(text).toMatch(/^.+\n$/)
  return text
}

test('a wrong value in the environment ends the server with one line on stderr and exit code 1', async () => {
  const server = startServerProcess({ PORT: 'eighty' })
  expect(await server.ended).toBe(1)
  expect(oneLine(server.stderr())).toContain('PORT must be a whole number')
  expect(server.stdout()).toBe('')
})

test('ADOPT-13 production names every missing setting and secret in one line and exits with 1', async () => {
  const { FOYER_PEPPER, ...rest } = sandboxSecrets(dataFolder())
  const server = startServerProcess({ ...rest, FOYER_DATA_KEY: '', FOYER_MODE: 'production', DATA_DIR: '/nowhere' })
  expect(FOYER_PEPPER).toBeDefined()
  expect(await server.ended).toBe(1)
  expect(oneLine(server.stderr())).toBe(
    'Production needs these variables in the environment: UPLOAD_SCANNER, CONNECTOR_ACCOUNT_DIRECTORY_URL, CONNECTOR_CREDENTIALS_URL, CONNECTOR_SMS_URL, CONNECTOR_BOOKS_URL, CONNECTOR_ORDERS_URL, CONNECTOR_BACK_OFFICE_URL, CONNECTOR_LISTS_URL, CONNECTOR_SIGNING_KEY, FOYER_PEPPER, FOYER_DATA_KEY.\n',
  )
})

test('a DATABASE_URL without a database ends the server with one line without the password, and exit code 1', async () => {
  const server = startServerProcess({ DATABASE_URL: 'postgres://foyer:hunter2@127.0.0.1:1/foyer' })
  expect(await server.ended).toBe(1)
  expect(oneLine(server.stderr())).toContain('The database named by DATABASE_URL cannot be used')
  expect(server.stderr()).not.toContain('hunter2')
})

test('an unusable data folder ends the server with one line that names the folder, and exit code 1', async () => {
  const server = startServerProcess({ DATA_DIR: '/dev/null/data' })
  expect(await server.ended).toBe(1)
  expect(oneLine(server.stderr())).toMatch(/^DATA_DIR \/dev\/null\/data must be a folder that can be written to/)
})

test('two server processes share one database, started at the same time and stopped one after the other', async () => {
  const { url, drop } = await createTestDatabase()
  const variables = { DATABASE_URL: url, DATA_DIR: dataFolder() }
  const [first, second] = [startServerProcess(variables), startServerProcess(variables)]
  const ports = [await first.ready(), await second.ready()]
  for (const port of ports) expect((await fetch(`http://127.0.0.1:${port}/config.json`)).status).toBe(200)
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  expect((await fetch(`http://127.0.0.1:${ports[1]}/config.json`)).status).toBe(200)
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
  await drop()
})

describe('a sandbox that logs to a file', () => {
  test('ADOPT-14 a sandbox that logs to a file prints one line a step with its seconds, the address and how to sign in, and writes its log to the file', async () => {
    const DATA_DIR = dataFolder()
    const { url, drop } = await createTestDatabase(seededDatabase)
    onTestFinished(drop)
    const server = startServerProcess({ DATABASE_URL: url, DATA_DIR, LOG_TO: 'file' })
    await fetch(`http://127.0.0.1:${await server.ready()}/config.json`)
    const lines = server.stdout().trimEnd().split('\n')
    expect(lines.slice(0, 4).map((line) => line.replace(/\d+\.\d s$/, '0.0 s'))).toEqual([
      expect.stringMatching(/^ {2}Starting the database +0\.0 s$/),
      expect.stringMatching(/^ {2}Preparing its tables +0\.0 s$/),
      expect.stringMatching(/^ {2}Adding the sample data +0\.0 s$/),
      expect.stringMatching(/^ {2}Starting the server +0\.0 s$/),
    ])
    expect(lines.slice(4).join('\n')).toMatch(
      /^\n {2}Foyer is ready at[^{}]*Sign in:[^{}]*Log: +\S*foyer\.log[^{}]*Ctrl-C$/,
    )
    const logged = () =>
      readFileSync(logPathIn(DATA_DIR), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    await expect.poll(logged).toContainEqual(expect.objectContaining({ req: { method: 'GET', path: '/config.json' } }))
    await server.stop()
    expect(server.stderr()).toBe('')
  })

  test('ADOPT-14 a failed start prints one sentence, what to do, and the path of the log', async () => {
    const DATA_DIR = dataFolder()
    const { url, drop } = await createTestDatabase(seededDatabase)
    onTestFinished(drop)
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const PORT = String((other.address() as AddressInfo).port)
    const server = startServerProcess({ DATABASE_URL: url, DATA_DIR, PORT, LOG_TO: 'file' })
    expect(await server.ended).toBe(1)
    const details = logPathIn(DATA_DIR)
    expect(server.stderr()).toBe(
      `\n  Port ${PORT} is in use: stop what listens there, or set PORT.\n  Details: ${details}\n\n`,
    )
    expect(readFileSync(details, 'utf8')).toContain('the server cannot start')
  })
})

test('REL-5 a server that receives the signal to stop is not ready and still answers, while a job runs and others wait', async () => {
  const { url, drop } = await createTestDatabase(seededDatabase)
  const db = connect(url, { max: 2, name: 'foyer test' })
  const server = startServerProcess({ DATABASE_URL: url, DATA_DIR: dataFolder(), DRAIN_SECONDS: '2' })
  const port = await server.ready()
  const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status
  const jobs = createJobs(db)
  await jobs.start()
  await db.begin(async (tx) => {
    await tx`lock table rewards in access exclusive mode`
    await db.begin(async (other) => {
      for (let n = 0; n < 5; n++) await jobs.send(other, creditCashJob, { id: randomUUID() })
    })
    // a job waits for the lock
    await untilWaiting(tx, 1)
    expect(await status('/readyz')).toBe(200)
    server.child.kill('SIGTERM')
    await expect.poll(() => status('/readyz'), { timeout: 1_000 }).toBe(503)
    expect(await status('/api/content/agreements')).toBe(200)
  })
  expect(await server.ended).toBe(0)
  await db.end()
  await drop()
}, 30_000)

test('a production server writes only JSON lines to stdout, without a greeting', async () => {
  const { url, drop } = await createTestDatabase()
  const dataDir = dataFolder()
  const server = startServerProcess({
    ...sandboxSecrets(dataDir),
    ...productionVariables,
    DATABASE_URL: url,
    SAMPLE_BRAND: 'allowed',
  })
  await expect.poll(server.stdout, { timeout: 15_000 }).toContain('Server listening')
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  for (const line of server.stdout().trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('msg')
  await drop()
})
