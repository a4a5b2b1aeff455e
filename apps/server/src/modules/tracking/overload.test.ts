import { type AddressInfo, connect } from 'node:net'
import { Registry } from 'prom-client'
import { describe, expect, test, vi } from 'vitest'
import { connect as connectTo } from '../../database/connect.ts'
import { emptyApp } from '../../testing/context.ts'
import { ownerOf } from '../../testing/database.ts'
import { metricsReader } from '../../testing/metrics.ts'
import { createCollector } from './collector.ts'
import { createLoad } from './load.ts'
import { attendPartitions } from './partitions.ts'
import { createSources } from './sources.ts'
import { debug, one, post, several, url, wireEvent, writesThatWait } from './testing.ts'

const { app, context } = await emptyApp()
const metrics = metricsReader(context)
const { db } = context
const owner = ownerOf(db)
// a listening server would create them during a test, and a query that waits for this misses the events that are moved
await attendPartitions(context)

const postFrom = (remoteAddress: string, payload: string) => app.inject({ method: 'POST', url, remoteAddress, payload })
/** Blocks every write of events. @returns a function that unblocks them */
const standStill = async () => {
  const lock = await db.reserve()
  await lock`begin`
  await lock`lock table tracking_events in access exclusive mode`
  const goOn = async () => {
    await lock`commit`
    lock.release()
  }
  return { lock, goOn }
}
const load = async () => /foyer_tracking_load_bytes (\d+)/.exec(await metrics(app))?.[1]

test('REL-17 an outage of the database is one warning for all senders, who must retry', async () => {
  // nothing listens there
  const lost = connectTo('postgres://foyer@127.0.0.1:1/foyer', { max: 1, name: 'foyer lost' })
  const [warn, error] = [vi.spyOn(app.log, 'warn'), vi.spyOn(app.log, 'error')]
  const collector = createCollector({ ...context, db: lost }, new Registry(), app.log)
  for (let n = 0; n < 3; n++)
    await expect(collector.collect(one(wireEvent()), '1.1.1.1')).rejects.toMatchObject({ reason: 'unavailable' })
  expect([warn.mock.calls.length, error.mock.calls.length]).toEqual([1, 0])
  vi.restoreAllMocks()
  await lost.end({ timeout: 0 })
})

describe('back-pressure of the collector', () => {
  test('T7 while the database is blocked, events up to the load limit are accepted and further senders must retry; no accepted event is lost', async () => {
    const { lock, goOn } = await standStill()
    // few events with many bytes, because the limit is by bytes
    const properties = Object.fromEntries(Array.from({ length: 290 }, (_, nth) => [`text_${nth}`, 'x'.repeat(500)]))
    const batch = () => several(Array.from({ length: 4 }, () => wireEvent('track', { properties })))
    let answered = 0
    let most = 0
    const look = async () => {
      most = Math.max(most, Number(await load()))
    }
    const sent = async (_: unknown, nth: number) => {
      const reply = await postFrom(`198.51.100.${nth}`, batch())
      answered++
      await look()
      return reply
    }
    const replies = Promise.all(Array.from({ length: 24 }, sent))
    // senders that are answered while writes are blocked must retry
    await vi.waitFor(
      async () => {
        expect(await writesThatWait(lock)).toBeGreaterThan(0)
        expect(answered).toBeGreaterThan(0)
      },
      { timeout: 60_000 },
    )
    await look()
    await goOn()
    const statuses = (await replies).map(({ statusCode, headers }) => `${statusCode} ${headers['retry-after'] ?? ''}`)
    const accepted = statuses.filter((status) => status === '204 ').length
    expect(new Set(statuses)).toEqual(new Set(['204 ', '503 5']))
    expect(await db`select count(*)::int as events from tracking_events`).toEqual([{ events: accepted * 4 }])
    expect(most).toBeLessThanOrEqual(16 * 1024 * 1024)
    // all memory is available again
    expect((await post(app, batch())).statusCode).toBe(204)
    await vi.waitFor(async () => expect(await metrics(app)).toContain('foyer_tracking_load_bytes 0'), {
      timeout: 50_000,
    })
  })

  test('T7 a sender that disconnects in the middle of its body releases its reserved memory', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const gone = new AbortController()
    const body = new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode(`data=${'A'.repeat(100_000)}`))
      },
    })
    const sent = fetch(`http://127.0.0.1:${port}/sa?project=production`, {
      method: 'POST',
      body,
      duplex: 'half',
      signal: gone.signal,
    }).catch(() => undefined)
    await vi.waitFor(async () => expect(Number(await load())).toBeGreaterThan(100_000), { timeout: 60_000 })
    gone.abort()
    await sent
    await vi.waitFor(async () => expect(await load()).toBe('0'), { timeout: 60_000 })
  })

  test('T7 senders that announce much and send little do not block others', async () => {
    const { port } = app.server.address() as AddressInfo
    const slow = Array.from({ length: 40 }, () => connect(port, '127.0.0.1'))
    for (const socket of slow)
      socket.write('POST /sa?project=production HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\ndata=')
    await vi.waitFor(async () => expect(Number(await load())).toBeGreaterThan(40 * 25), { timeout: 60_000 })
    expect((await post(app, several([wireEvent()]))).statusCode).toBe(204)
    for (const socket of slow) socket.destroy()
    await vi.waitFor(async () => expect(await load()).toBe('0'), { timeout: 60_000 })
  })

  test('T7 senders of one network that stop just before the end do not block other networks', async () => {
    const { port } = app.server.address() as AddressInfo
    let refused = 0
    const stalled = Array.from({ length: 16 }, () => connect(port, '127.0.0.1'))
    for (const socket of stalled) {
      socket.on('data', (reply) => {
        if (String(reply).startsWith('HTTP/1.1 503')) refused++
      })
      socket.on('error', () => undefined)
      socket.write(`POST ${url} HTTP/1.1\r\nHost: x\r\nContent-Length: 1048500\r\n\r\n${'A'.repeat(1_048_000)}`)
    }
    // together they are within the limit of the process
    await vi.waitFor(() => expect(refused).toBeGreaterThan(0), { timeout: 60_000 })
    expect((await postFrom('198.51.100.60', several([wireEvent()]))).statusCode).toBe(204)
    for (const socket of stalled) socket.destroy()
    await vi.waitFor(async () => expect(await load()).toBe('0'), { timeout: 60_000 })
  })

  test('T7 consecutive bodies on a lost connection release their reserved memory', async () => {
    const { port } = app.server.address() as AddressInfo
    const { lock, goOn } = await standStill()
    const body = several(Array.from({ length: 200 }, () => wireEvent()))
    const socket = connect(port, '127.0.0.1')
    const request = `POST ${url} HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    socket.write(request.repeat(10))
    await vi.waitFor(
      async () => {
        expect(Number(await load())).toBeGreaterThan(10 * body.length)
        expect(await writesThatWait(lock)).toBeGreaterThan(0)
      },
      { timeout: 60_000 },
    )
    socket.destroy()
    await goOn()
    await vi.waitFor(async () => expect(await load()).toBe('0'), { timeout: 60_000 })
  })

  test('T7 debug mode uses one database connection for any number of senders; beyond twenty-one they must retry', async () => {
    const { lock, goOn } = await standStill()
    let answered = 0
    const replies = Promise.all(
      Array.from({ length: 30 }, async () => {
        const reply = await debug(app, one(wireEvent()))
        answered++
        return reply
      }),
    )
    await vi.waitFor(
      async () => {
        expect(answered).toBe(9)
        expect(await writesThatWait(lock)).toBe(1)
      },
      { timeout: 60_000 },
    )
    await goOn()
    const statuses = (await replies).map(({ statusCode, headers }) => `${statusCode} ${headers['retry-after'] ?? ''}`)
    expect(statuses.sort()).toEqual([...Array(21).fill('200 '), ...Array(9).fill('503 5')])
  })

  test('T7 a body of more than 1 MiB is too large', async () => {
    const reply = await post(app, `data=${'A'.repeat(1024 * 1024)}`)
    expect([reply.statusCode, reply.json().reason]).toEqual([413, 'too_large'])
  })

  test('reserved memory is released once, however often it is requested', () => {
    const all = createLoad(100)
    const first = all.open('192.0.2.1')
    first.take(25)
    for (const network of ['192.0.2.2', '192.0.2.3', '192.0.2.4']) all.open(network).take(20)
    expect(() => all.open('192.0.2.5').take(16)).toThrow('busy')
    all.open('192.0.2.5').take(15)
    first.release()
    first.release()
    first.take(1)
    expect(all.bytes).toBe(75)
  })

  test('T7 one network may use a quarter of the load limit', () => {
    const all = createLoad(100)
    const first = all.open('2001:db8::1')
    first.take(20)
    expect(() => all.open('2001:db8::2').take(6)).toThrow('busy')
    all.open('2001:db8::2').take(5)
    all.open('192.0.2.1').take(25)
    first.release()
    all.open('2001:db8::3').take(20)
    expect(() => all.open('2001:db8::3').take(1)).toThrow('busy')
  })
})

describe('limits per network', () => {
  test('T7 requests and events of one network are limited per minute, without affecting other networks', () => {
    let now = 0
    const sources = createSources(() => now)
    for (let sent = 0; sent < 12_000; sent++) sources.count('198.51.100.9')
    expect(() => sources.count('198.51.100.9')).toThrow('too much')
    sources.count('198.51.100.10')
    sources.countEvents('2001:db8:0:1::1', 59_999)
    sources.countEvents('2001:db8:0:1::2', 1)
    expect(() => sources.countEvents('2001:db8:0:1::2', 1)).toThrow('too much')
    now = 60_000
    sources.count('198.51.100.9')
    sources.countEvents('2001:db8:0:1::2', 1)
  })

  test('T7 after six hundred rejected bodies one in ten of a network is read, so that valid senders behind the same address succeed', () => {
    let now = 0
    const sources = createSources(() => now)
    const read = (requests: number) => {
      let passed = 0
      for (let sent = 0; sent < requests; sent++)
        try {
          sources.count('2001:db8:0:1::2')
          passed++
        } catch {
          // a refused request; only admitted ones are counted
        }
      return passed
    }
    for (let sent = 0; sent < 599; sent++) sources.reject('2001:db8:0:1::1')
    expect(read(100)).toBe(100)
    sources.reject('2001:db8:0:1::1')
    expect(read(100)).toBe(10)
    now = 60_000
    expect(read(100)).toBe(100)
  })

  test('T7 a network with too many events must retry before any of them is processed', async () => {
    await owner`truncate tracking_events`
    const collector = createCollector(context, new Registry(), app.log)
    collector.sources.countEvents('198.51.100.78', 59_999)
    const sent = collector.collect(several([wireEvent(), wireEvent()]), '198.51.100.78')
    await expect(sent).rejects.toMatchObject({ reason: 'rate_limited', detail: { retryAfter: 60 } })
    await collector.collect(several([wireEvent()]), '198.51.100.79')
    expect(await db`select 1 from tracking_events`).toHaveLength(1)
  })

  test('T7 a limited network is answered 429 with the time to retry, and nothing of it is stored', async () => {
    await owner`truncate tracking_events`
    const from = (payload: string) => postFrom('198.51.100.77', payload)
    for (let sent = 0; sent < 600; sent++) expect((await from('')).statusCode).toBe(400)
    const limited = await from(several([wireEvent()]))
    expect([limited.statusCode, limited.headers['retry-after']]).toEqual([429, '60'])
    expect(await db`select 1 from tracking_events`).toEqual([])
  })

  test('T7 a network is removed after twenty thousand others: the memory for limits is bounded', () => {
    const sources = createSources(() => 0)
    for (let sent = 0; sent < 600; sent++) sources.reject('192.0.2.1')
    for (let n = 0; n < 19_999; n++) sources.count(`10.0.${n >> 8}.${n & 255}`)
    expect(() => sources.count('192.0.2.1')).toThrow('too much')
    for (let n = 0; n < 20_000; n++) sources.count(`10.0.${n >> 8}.${n & 255}`)
    expect(() => sources.count('192.0.2.1')).not.toThrow()
  })
})

test('T7 a failing database is answered 503, and a retry after the failure is stored', async () => {
  await owner`truncate tracking_events`
  const event = several([wireEvent()])
  await owner`alter table tracking_counts rename to tracking_counts_away`
  const failed = await post(app, event)
  await owner`alter table tracking_counts_away rename to tracking_counts`
  expect([failed.statusCode, failed.headers['retry-after'], failed.json().reason]).toEqual([503, '5', 'unavailable'])
  expect(await db`select 1 from tracking_events`).toEqual([])
  expect((await post(app, event)).statusCode).toBe(204)
})
