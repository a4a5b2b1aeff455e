import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { wallClock } from '../../clocks.ts'
import { withIdentifierKey } from '../../config/identifier-key.ts'
import { sandboxSecrets } from '../../config/sandbox-secrets.ts'
import { parseSecrets } from '../../config/secrets.ts'
import { connect } from '../../database/connect.ts'
import { testContext } from '../../testing/context.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { dataFolder, startServerProcess } from '../../testing/server-process.ts'
import type { SignedCall } from '../../testing/signed-client.ts'
import { offeringFixture } from './testing.ts'

const { url, drop } = await createTestDatabase()
const db = connect(url, { max: 4, name: 'foyer test' })
const dataDir = dataFolder(0o755, afterAll)
const { context } = await testContext({
  db,
  secrets: await withIdentifierKey(db, parseSecrets(sandboxSecrets(dataDir)), wallClock()),
  clocks: { wall: wallClock, business: wallClock },
})
const app = await buildApp(context)
afterAll(async () => {
  await app.close()
  await db.end({ timeout: 5 })
  await drop()
})
const { dev, client, differences } = offeringFixture(app, context)

/** Sends a call over the network; undefined if the connection broke before the answer. */
const send = async (port: number, { url: path, headers, payload }: SignedCall) => {
  try {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body: String(payload) })
    return (await reply.json()) as { status: number; reason?: string }
  } catch {
    return undefined
  }
}

const killed = 6

test('a server killed between debit and application leaves both or neither, and the same key completes the call', async () => {
  const variables = { DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  const [doomed, steady] = [startServerProcess(variables), startServerProcess(variables)]
  const ports = [await doomed.ready(), await steady.ready()] as const
  const { code } = await dev({ activity: 'green-bond' })
  const people = await Promise.all(Array.from({ length: killed }, () => client()))
  // the account is debited and the application inserted, but the transaction cannot store the reply
  const stuck = people.map(({ applying }, n) => ({ n, key: crypto.randomUUID(), applying }))
  const waiting = () => db`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await db.begin(async (tx) => {
    await tx`lock table idempotency_keys in exclusive mode`
    const sent = stuck.map(({ applying, key }) => send(ports[0], applying({ offering: code, key, lots: 2 })))
    await expect.poll(async () => (await waiting()).length, { interval: 50 }).toBeGreaterThanOrEqual(1)
    await doomed.stop('SIGKILL')
    expect(await Promise.all(sent)).toEqual(stuck.map(() => undefined))
  })
  // the database rolls back the connections of a dead process when it notices
  await expect.poll(async () => (await waiting()).length, { interval: 50 }).toBe(0)
  for (const one of people) {
    const applications = await db`select from offering_applications where account_id = ${one.accountId}`
    const { blocked } = await one.money()
    expect(blocked).toBe(applications.length * 2_000_000)
  }
  expect(await differences()).toEqual([])

  for (const { applying, key } of stuck)
    expect(await send(ports[1], applying({ offering: code, key, lots: 2 }))).toMatchObject({ status: 0 })
  for (const one of people) {
    expect(await one.money()).toEqual({ available: 98_000_000, blocked: 2_000_000, owed: 0 })
    expect((await one.mine()).applications).toMatchObject([{ status: 'submitted', lots: 2 }])
  }
  expect(await differences()).toEqual([])
  await steady.stop()
}, 240_000)
