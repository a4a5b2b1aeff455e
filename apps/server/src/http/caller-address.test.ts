import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readEnvironment } from '../config/environment.ts'
import { declare, joinBody, newcomers, publish } from '../modules/activities/testing.ts'
import { testApp } from '../testing/context.ts'
import { bytesOf } from '../testing/raw-http.ts'
import { untilWaiting } from '../testing/waiting.ts'

const { app, context } = await testApp({ environment: readEnvironment({ LOG_LEVEL: 'info' }) })
const { db } = context
const lines: string[] = []
Object.defineProperty(app.log, pino.symbols.streamSym, { value: { write: (line: string) => lines.push(line) } })
const someone = newcomers(app, context)
const number = 901

test('REL-8 N13 a join whose caller hangs up while the server works on it is carried out, and is no server error', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  await declare(context, number)
  await publish(context, number)
  const { from, as } = await someone()
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  const accepted = once(app.server, 'connection')
  await db.begin(async (tx) => {
    await tx`lock table seen_nonces in exclusive mode`
    socket.write(bytesOf(from.sign(`/api/user/${number}/join`, joinBody(), as), []))
    await untilWaiting(db, 1)
    const [connection] = (await accepted) as [Socket]
    connection.on('error', () => undefined)
    const closed = new Promise((resolve) => connection.once('close', resolve))
    socket.resetAndDestroy()
    await closed
  })
  const joined = () => db`select from participations where activity = ${number}`
  await expect.poll(async () => (await joined()).length).toBe(1)
  expect(lines.filter((line) => line.includes('unexpected failure'))).toEqual([])
})
