import { readFileSync } from 'node:fs'
import { joinRequest } from '@foyer/api/activities'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openFixture, registered, times } from '../testing/fixture.ts'
import type { Busy } from '../testing/server.ts'
import type { Transport, TransportRequest } from '../transport/transport.ts'
import type { CallDescriptor } from './descriptor.ts'

/** A scenario whose server drops the connection of the next `drops` calls, and the requests it received. */
const droppingFixture = async (drops: number) => {
  const sent: TransportRequest[] = []
  const fixture = await openFixture()
  const { transport } = fixture
  const recording: Transport = (request) => {
    if (request.url.endsWith('/anyone') || request.url.includes('/matrix/')) sent.push(request)
    return transport(request)
  }
  const comm = fixture.device.open({ transport: recording })
  await comm.init()
  let left = drops
  fixture.server.fault = () => (left-- > 0 ? { fault: 'dropped' } : undefined)
  return { ...fixture, comm, sent }
}

const key = '3f1f0b3e-6c5e-4c55-9d1a-0d5b1a4d2c11'
const safe: [name: string, call: CallDescriptor][] = [
  ['a read', { path: '/anyone' }],
  ['an act with a key', { path: '/anyone', body: { key } }],
]

describe('a connection that breaks before a reply', () => {
  test.each(safe)(
    'after a broken connection %s is sent once more, with a nonce and a signature of its own',
    async (_name, call) => {
      const { comm, sent } = await droppingFixture(1)
      expect(await comm.call(call)).toBe('tourist')
      expect(sent).toHaveLength(2)
      for (const name of ['Ant-ID', 'Aes-ID', 'Verify-ID'])
        expect(sent[0]?.headers[name], name).not.toBe(sent[1]?.headers[name])
      expect(sent[0]?.body).toBe(sent[1]?.body)
    },
  )

  test.each(safe)('after two broken connections %s has been sent twice and is not sent again', async (_name, call) => {
    const { comm, sent } = await droppingFixture(9)
    await expect(comm.call(call)).rejects.toMatchObject({ kind: 'network' })
    expect(sent).toHaveLength(2)
  })

  test('CODE-1 joining accepts the body of the README’s example', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
    const [, fields = ''] = /path: '\/user\/488\/join', body: \{([^}]*)\}/.exec(readme) ?? []
    const entries = fields.split(',').map((field) => {
      const [name = '', value = ''] = field.split(':').map((part) => part.trim())
      return [name, value === 'crypto.randomUUID()' ? crypto.randomUUID() : JSON.parse(value)]
    })
    expect(joinRequest.safeParse(Object.fromEntries(entries)).error).toBeUndefined()
  })

  test('CODE-1 after a broken connection a gateway function is sent once more only if its params have a UUID as key', async () => {
    const keyed = await droppingFixture(1)
    await keyed.comm.gateway({ function: 'organ/list', params: { key } })
    expect(keyed.sent).toHaveLength(2)
    const plain = await droppingFixture(1)
    // a search word, for example
    const params = { key: 'word' }
    await expect(plain.comm.gateway({ function: 'organ/list', params })).rejects.toMatchObject({ kind: 'network' })
    expect(plain.sent).toHaveLength(1)
  })

  test('N13 an act with a key whose connection broke has an unknown outcome when its repetition is refused for too many calls', async () => {
    const { comm, sent, server } = await droppingFixture(0)
    const faults = ['dropped', 'busy', 'dropped', 'busy'] as const
    server.fault = () => ({ fault: faults[sent.length - 1] ?? 'broken' })
    await expect(comm.call({ path: '/anyone', body: { key } })).rejects.toMatchObject({ kind: 'network' })
    await expect(comm.call({ path: '/anyone' })).rejects.toMatchObject({ reason: 'rate_limited' })
    expect(sent).toHaveLength(4)
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'an act without a key is never sent twice: %s',
    async (method) => {
      const { comm, sent } = await droppingFixture(1)
      await expect(comm.call({ path: '/anyone', body: {}, method })).rejects.toMatchObject({ kind: 'network' })
      expect(sent).toHaveLength(1)
    },
  )
})

describe('other failures', () => {
  test.each(['busy', 'broken', 'garbage', 'html'] as const)(
    'a call is not repeated after %s, even if a repetition would be safe',
    async (fault) => {
      for (const [, call] of safe) {
        const fixture = await openFixture()
        const comm = fixture.device.open()
        await comm.init()
        fixture.server.fault = () => ({ fault })
        await comm.result(call)
        expect(times(fixture, 'api/anyone')).toBe(1)
      }
    },
  )

  test('a call whose caller aborted is not sent again', async () => {
    const { comm, sent, server } = await droppingFixture(0)
    const controller = new AbortController()
    server.fault = () => {
      controller.abort()
      return { fault: 'dropped' }
    }
    const call = comm.call({ path: '/anyone', signal: controller.signal })
    await expect(call).rejects.toMatchObject({ kind: 'aborted' })
    expect(sent).toHaveLength(1)
  })

  test('no sequence of faults makes the server perform an act without a key twice', { timeout: 30_000 }, async () => {
    const faults = fc.array(
      fc.constantFrom('dropped', 'garbage', 'busy', 'broken', 'html', 'unavailable', 'bad gateway', undefined),
      { maxLength: 6 },
    )
    await fc.assert(
      fc.asyncProperty(faults, async (run) => {
        const fixture = await openFixture()
        const comm = await registered(fixture)
        const queue = [...run]
        let done = 0
        fixture.server.fault = () => {
          const fault = queue.shift()
          done++
          return fault && { fault, served: true }
        }
        await comm.result({ path: '/member', body: {} })
        await fixture.server.close()
        expect(done).toBe(1)
      }),
      { numRuns: 40 },
    )
  })
})

/**
 * A scenario whose server is busy for the next `count` calls, with timers that the test advances, and a network that
 * returns.
 */
const busyFixture = async (fault: Busy, count: number, retryAfter?: string) => {
  let returns = () => {}
  const fixture = await openFixture({
    onOnline: (listener) => {
      returns = listener
    },
  })
  const comm = fixture.device.open()
  await comm.init()
  fixture.server.seen.length = 0
  let left = count
  fixture.server.fault = () => (left-- > 0 ? { fault, ...(retryAfter !== undefined && { retryAfter }) } : undefined)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const answered = async (calls: number): Promise<void> => {
    while (times(fixture, 'api/anyone') < calls) await new Promise(setImmediate)
    // lets the reply reach the client
    for (let turn = 0; turn < 200; turn++) await new Promise(setImmediate)
  }
  return { ...fixture, comm, answered, sent: () => times(fixture, 'api/anyone'), returns: () => returns() }
}

const read: CallDescriptor = { path: '/anyone' }

describe('COMM retry policy: a server that is busy for a moment', () => {
  afterEach(() => void vi.useRealTimers())

  test.each(['unavailable', 'bad gateway'] as const)(
    'a read that gets %s from a busy server is sent once more after one to one and a half seconds',
    async (fault) => {
      const { comm, answered, sent } = await busyFixture(fault, 1)
      const call = comm.call(read)
      await answered(1)
      await vi.advanceTimersByTimeAsync(999)
      expect(sent()).toBe(1)
      await vi.advanceTimersByTimeAsync(501)
      expect(await call).toBe('tourist')
      expect(sent()).toBe(2)
    },
  )

  test('the pause before the second attempt follows Retry-After, as seconds and as a date', async () => {
    for (const inThreeSeconds of [() => '3', (now: number) => new Date(now + 3_000).toUTCString()]) {
      const fixture = await openFixture()
      const retryAfter = inThreeSeconds(fixture.clocks.server())
      await fixture.server.close()
      const { comm, answered, sent } = await busyFixture('bad gateway', 1, retryAfter)
      const call = comm.call(read)
      await answered(1)
      await vi.advanceTimersByTimeAsync(2_999)
      expect(sent(), retryAfter).toBe(1)
      await vi.advanceTimersByTimeAsync(1_502)
      expect(await call).toBe('tourist')
      vi.useRealTimers()
    }
  })

  test('a server whose Retry-After is above five seconds is not called again, and the caller receives the time', async () => {
    for (const fault of ['unavailable', 'bad gateway'] as const) {
      const { comm, sent } = await busyFixture(fault, 9, '6')
      await expect(comm.call(read)).rejects.toMatchObject({ detail: { retryAfter: 6 } })
      expect(sent()).toBe(1)
      vi.useRealTimers()
    }
  })

  test('a server that stays busy gets two attempts, and the caller receives the second failure', async () => {
    const { comm, answered, sent } = await busyFixture('unavailable', 9)
    const call = comm.result(read)
    await answered(1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect((await call).info).toMatchObject({ kind: 'refused', reason: 'unavailable' })
    expect(sent()).toBe(2)
  })

  test('the pause ends when the network returns', async () => {
    const { comm, answered, returns } = await busyFixture('unavailable', 1, '5')
    const call = comm.call(read)
    await answered(1)
    returns()
    expect(await call).toBe('tourist')
  })

  test('the pause ends if the caller aborts, and nothing more is sent', async () => {
    const { comm, answered, sent } = await busyFixture('unavailable', 9)
    const controller = new AbortController()
    const call = comm.call({ ...read, signal: controller.signal })
    const failed = expect(call).rejects.toMatchObject({ kind: 'aborted', reason: 'aborted' })
    await answered(1)
    controller.abort()
    await failed
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent()).toBe(1)
  })

  test('an act is not sent again to a busy server, with or without a key', async () => {
    for (const body of [{ key }, {}]) {
      const { comm, sent } = await busyFixture('unavailable', 9)
      await expect(comm.call({ path: '/anyone', body })).rejects.toMatchObject({ reason: 'unavailable' })
      expect(sent()).toBe(1)
      vi.useRealTimers()
    }
  })

  test('among gateway functions a market function is a read, and others are not', async () => {
    for (const [name, attempts] of [
      ['market/quotes', 2],
      ['organ/list', 1],
    ] as const) {
      const fixture = await busyFixture('unavailable', 1)
      const call = fixture.comm.gatewayResult({ function: name, messageType: 1 })
      while (!fixture.server.seen.length) await new Promise(setImmediate)
      for (let turn = 0; turn < 200; turn++) await new Promise(setImmediate)
      await vi.advanceTimersByTimeAsync(1_500)
      await call
      expect(fixture.server.seen, name).toHaveLength(attempts)
      vi.useRealTimers()
    }
  })
})
