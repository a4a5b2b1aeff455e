import { type AddressInfo, connect as connectTo, createServer } from 'node:net'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import { wallClock } from '../../clocks.ts'
import { withIdentifierKey } from '../../config/identifier-key.ts'
import { sandboxSecrets } from '../../config/sandbox-secrets.ts'
import { parseSecrets } from '../../config/secrets.ts'
import { connect } from '../../database/connect.ts'
import { provideStock } from '../../engine/stock.ts'
import { testContext } from '../../testing/context.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { seededDatabase } from '../../testing/global-setup.ts'
import { dataFolder, startServerProcess } from '../../testing/server-process.ts'
import type { SignedCall } from '../../testing/signed-client.ts'
import { untilWaiting } from '../../testing/waiting.ts'
import { declare, joinBody, newcomers, publish } from './testing.ts'

const { url, drop } = await createTestDatabase(seededDatabase)
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
const someone = newcomers(app, context)
const number = 901
const stock = 20

/** Sends a call over the network; undefined if the connection breaks before the answer is read. */
const send = async (port: number, { url: path, headers, payload }: SignedCall) => {
  try {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body: String(payload) })
    return (await reply.json()) as { status: number; reason?: string; data?: { participation: { reference: string } } }
  } catch {
    return undefined
  }
}

/** Passes calls to a port and no reply back: whatever the server does, its callers lose the reply once it ends. */
const withoutReplies = async (port: number): Promise<number> => {
  const passage = createServer((caller) => {
    const server = connectTo(port, '127.0.0.1')
    caller.pipe(server).resume()
    for (const socket of [caller, server]) socket.on('error', () => undefined)
    server.once('close', () => caller.destroy())
  })
  await new Promise<void>((resolve) => passage.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void passage.close())
  return (passage.address() as AddressInfo).port
}

test('N13 When one of two servers is killed while ten times as many persons as stock join, no join is oversold, partial or lost', async () => {
  const variables = { DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  const [doomed, steady] = [startServerProcess(variables), startServerProcess(variables)]
  const ports = [await doomed.ready(), await steady.ready()]
  const silent = await withoutReplies(ports[0] ?? 0)
  await declare(context, number)
  await publish(context, number)
  await provideStock(db, number, stock)
  const persons: Awaited<ReturnType<typeof someone>>[] = []
  for (let n = 0; n < 10 * stock; n++) persons.push(await someone())

  let lost = 0
  let killing: Promise<unknown> | undefined
  /** Retries with the same key until it is served, and uses the other server after one is killed. */
  const joinFor = ({ from, as }: (typeof persons)[number], nth: number) => {
    const body = joinBody()
    let tried = nth
    const attempt = async () => {
      const port = tried < stock && tried % 2 === 0 ? silent : (ports[tried % 2] ?? 0)
      tried++
      const reply = await send(port, from.sign(`/api/user/${number}/join`, body, as))
      if (!reply) lost++
      // a busy server refuses calls that waited too long
      if (!reply || reply.reason === 'unavailable') return undefined
      // kills the server on the first answer, while all other calls are in flight
      killing ??= doomed.stop('SIGKILL')
      return reply
    }
    return vi.waitUntil(attempt, { timeout: 100_000, interval: 50 })
  }
  const counts = async () => {
    const [row] = await db<[{ given: number; joined: number; keys: number }]>`
      select total - remaining as given, (select count(*) from participations where activity = ${number}) as joined,
        (select count(*) from idempotency_keys) as keys
      from activity_stock where activity = ${number}`
    return row
  }
  let joining: ReturnType<typeof joinFor>[] = []
  // all calls are in flight, most at a server without a free connection, before the first is answered
  await db.begin(async (tx) => {
    await tx`select from stock_slots where activity = ${number} for update`
    joining = persons.map(joinFor)
    await untilWaiting(db, stock)
  })
  const replies = await Promise.all(joining)
  await killing

  expect(lost).toBeGreaterThanOrEqual(stock / 2)
  const returned = replies.flatMap(({ data }) => data?.participation.reference ?? [])
  expect(replies.filter(({ reason }) => reason === 'activity_sold_out')).toHaveLength(9 * stock)
  expect(await counts()).toEqual({ given: stock, joined: stock, keys: stock })
  const stored = await db<{ reference: string }[]>`select reference from participations where activity = ${number}`
  expect(returned.sort()).toEqual(stored.map(({ reference }) => reference).sort())
  await steady.stop()
}, 120_000)
