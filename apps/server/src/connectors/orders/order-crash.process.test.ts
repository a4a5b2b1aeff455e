import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { wallClock } from '../../clocks.ts'
import { withIdentifierKey } from '../../config/identifier-key.ts'
import { sandboxSecrets } from '../../config/sandbox-secrets.ts'
import { parseSecrets } from '../../config/secrets.ts'
import { connect } from '../../database/connect.ts'
import { attendOfferings } from '../../modules/offerings/attend.ts'
import { offeringFixture } from '../../modules/offerings/testing.ts'
import { firmFixture } from '../../modules/offerings/testing-firm.ts'
import { startBackOffice } from '../../testing/back-office.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { firmApp } from '../../testing/firm-app.ts'
import { dataFolder, startFoyerProcess } from '../../testing/server-process.ts'
import type { SignedCall } from '../../testing/signed-client.ts'

const office = await startBackOffice()
const { url, drop } = await createTestDatabase()
const db = connect(url, { max: 6, name: 'foyer test' })
const dataDir = dataFolder(0o755, afterAll)
// the jobs that read the list of restrictions and the market data run once a minute
const { CONNECTOR_LISTS_URL: _lists, CONNECTOR_MARKET_DATA_URL: _market, ...systems } = office.variables
const variables = { ...systems, DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'error' }
// The test kills the first server, and the second one continues. Neither runs jobs, whose calls would use up the faults of the firm.
const [doomed, steady] = [
  startFoyerProcess(['serve'], variables, { onEnd: afterAll }),
  startFoyerProcess(['serve'], variables, { onEnd: afterAll }),
]
const ports = [await doomed.ready(), await steady.ready()] as const
// a server of the next minute
const { app, context } = await firmApp(
  office,
  {},
  {
    db,
    secrets: await withIdentifierKey(db, parseSecrets(sandboxSecrets(dataDir)), wallClock()),
    clocks: { wall: () => wallClock() + 60_000, business: wallClock },
  },
)
afterAll(async () => {
  await app.close()
  await db.end({ timeout: 5 })
  await drop()
})
const { firmClient } = firmFixture(office, app, { ...context, clocks: { wall: wallClock, business: wallClock } })
const { differences } = offeringFixture(app, context)
const bond = 'green-bond-2026-1'

/** Sends a call over the network; undefined if the connection broke before the answer. */
const send = async (port: number, { url: path, headers, payload }: SignedCall) => {
  try {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body: String(payload) })
    return (await reply.json()) as { status: number; data?: { application: { status: string } } }
  } catch {
    return undefined
  }
}

test('a server killed while the firm commits and resets, or has not done the calls yet, places one order or none, and every application ends like its order', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => firmClient()))
  const stuck = people.map((one) => ({ one, key: randomUUID() }))
  // the firm commits some orders before the server dies, and does the others only once it is not slow any more
  await office.fail({ system: 'orders', fault: 'commits_and_resets' })
  await office.fail({ system: 'orders', fault: 'slow', ms: 240_000, times: 4 })
  const sent = stuck.map(({ one, key }) => send(ports[0], one.applying({ offering: bond, lots: 2, key })))
  const ordered = () => people.filter((one) => one.orders().length > 0).length
  const stored = () => db`select from offering_applications where status = 'placing'`
  await expect
    .poll(async () => [(await stored()).length, ordered(), await office.faults()], { interval: 20 })
    .toEqual([8, 4, ['commits_and_resets']])
  await doomed.stop('SIGKILL')
  // a busy machine may end the server after it gave up its attempts, which it answers with `placing`
  const answers = (await Promise.all(sent)).filter((reply) => reply !== undefined)
  expect(answers.map(({ data }) => data?.application.status).filter((status) => status !== 'placing')).toEqual([])
  // the same call at another server does not place it again, whatever became of the first one
  for (const { one, key } of stuck)
    expect(await send(ports[1], one.applying({ offering: bond, lots: 2, key }))).toMatchObject({ status: 0 })
  await office.heal('commits_and_resets')
  await attendOfferings(context)
  expect(await stored()).toHaveLength(0)
  const refused = await db`select from offering_applications where status = 'refused'`
  expect(refused.length).toBeGreaterThan(0)
  // the calls that the firm had received and not done yet are done after all, too late
  await office.heal()
  const late = () => office.read("select 1 from answers where system = 'orders' and body like '%order_closed%'").length
  await expect.poll(late, { interval: 50 }).toBe(refused.length)
  const statuses = () =>
    Promise.all(
      people.map(async (one) => {
        const [application] = (await one.mine()).applications
        return [application?.status, one.orders().map(({ state }) => state)]
      }),
    )
  const fits = ([status, orders]: (string | undefined | unknown[])[]) =>
    JSON.stringify(orders) === (status === 'submitted' ? '["accepted"]' : '[]')
  expect((await statuses()).filter((one) => !fits(one))).toEqual([])
  // who was refused applies again, and everybody then has one order
  for (const one of people) {
    const [application] = (await one.mine()).applications
    if (application?.status === 'refused') expect((await one.apply({ offering: bond, lots: 2 })).status).toBe(0)
  }
  expect(await statuses()).toEqual(people.map(() => ['submitted', ['accepted']]))
  for (const one of people) expect(one.cash()).toEqual({ available: 98_000_000, blocked: 2_000_000 })
  expect(await differences()).toEqual([])
  await steady.stop()
}, 240_000)
