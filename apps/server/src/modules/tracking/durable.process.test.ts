import { afterAll, expect, test } from 'vitest'
import { connect } from '../../database/connect.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { seededDatabase } from '../../testing/global-setup.ts'
import { dataFolder, startServerProcess } from '../../testing/server-process.ts'
import { one, several, wireEvent, writesThatWait } from './testing.ts'

const { url, drop } = await createTestDatabase(seededDatabase)
const db = connect(url, { max: 3, name: 'foyer test' })
const dataDir = dataFolder(0o755, afterAll)
afterAll(async () => {
  await db.end({ timeout: 5 })
  await drop()
})
const variables = { DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'error' }

/** Whether the server answered that the event is durable; false also if the connection broke. */
const send = async (port: number, body: string): Promise<boolean> => {
  const address = `http://127.0.0.1:${port}/sa?project=production`
  return fetch(address, { method: 'POST', body }).then(
    ({ ok }) => ok,
    () => false,
  )
}

test('T7 a server killed while events arrive has stored every acknowledged one, and retries store the others', {
  timeout: 180_000,
}, async () => {
  const doomed = startServerProcess(variables)
  const port = await doomed.ready()
  const events = Array.from({ length: 400 }, (_, nth) => wireEvent('track', { distinct_id: `visitor-${nth % 7}` }))
  let answered = 0
  const acknowledged = new Set<number>()
  const sender = async (first: number) => {
    for (let nth = first; nth < events.length; nth += 20)
      if (await send(port, one(events[nth]))) {
        acknowledged.add(events[nth]?._track_id ?? 0)
        if (++answered === 150) doomed.child.kill('SIGKILL')
      }
  }
  await Promise.all(Array.from({ length: 20 }, (_, first) => sender(first)))
  await doomed.ended
  const stored = await db<{ track_id: number }[]>`select track_id from tracking_events`
  const there = new Set(stored.map(({ track_id }) => track_id))
  expect(acknowledged.size).toBeGreaterThanOrEqual(150)
  expect([...acknowledged].filter((id) => !there.has(id))).toEqual([])
  expect(there.size).toBeLessThan(events.length)

  const next = startServerProcess(variables)
  const nextPort = await next.ready()
  for (let nth = 0; nth < events.length; nth += 200)
    expect(await send(nextPort, several(events.slice(nth, nth + 200)))).toBe(true)
  const [{ arrived, duplicates }] = await db<[{ arrived: number; duplicates: number }]>`
    select (select count(*)::int from tracking_events) as arrived,
      (select coalesce(sum(events), 0)::int from tracking_counts where outcome = 'double') as duplicates`
  expect([arrived, duplicates]).toEqual([events.length, there.size])
})

test('T7 a server that shuts down first writes the events it has accepted', { timeout: 180_000 }, async () => {
  const server = startServerProcess(variables)
  const port = await server.ready()
  const lock = await db.reserve()
  await lock`begin`
  await lock`lock table tracking_events in access exclusive mode`
  const event = wireEvent()
  const sent = send(port, one(event))
  await expect.poll(() => writesThatWait(lock)).toBeGreaterThan(0)
  const stopped = server.stop()
  await lock`commit`
  lock.release()
  expect(await sent).toBe(true)
  expect(await stopped).toBe(0)
  expect(await db`select 1 from tracking_events where track_id = ${event._track_id}`).toHaveLength(1)
})
