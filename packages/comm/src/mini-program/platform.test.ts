import { miniProgramTimeout } from '@foyer/protocol/limits'
import { describe, expect, test, vi } from 'vitest'
import { createComm } from '../comm.ts'
import { type Fixture, openFixture, proved } from '../testing/fixture.ts'
import { type MiniProgramHost, miniProgramHost } from '../testing/mini-program-host.ts'
import { miniProgramPlatform } from './platform.ts'
import { randomPool } from './random-pool.ts'
import { miniProgramStorage } from './storage.ts'
import { miniProgramTransport } from './transport.ts'

const open = async ({ server }: Fixture, host: MiniProgramHost) =>
  createComm({ client: server.client, ...(await miniProgramPlatform(host)), tick: () => undefined })

const request = (url: string) => ({ url, method: 'POST', headers: { 'X-Any': '1' }, body: '{}', fresh: true })

describe('a session in a mini-program', () => {
  test.each(['title', 'lower'] as const)(
    'S2 N9 a session in a mini-program signs in with the deployment key (headers in %s case)',
    async (names) => {
      const fixture = await openFixture()
      const host = miniProgramHost(names)
      const comm = await open(fixture, host)
      await comm.init()
      expect(fixture.server.headers()['app-pub-key']).toBeUndefined()
      await comm.register(proved(fixture))
      expect(await comm.call({ path: '/member', body: {} })).toBe('u1')
      expect(fixture.server.headers()).toMatchObject({
        platform: 'miniprogram',
        'model-type': 'ios',
        'system-version': '17.5',
      })
    },
  )

  test('I12 the next start of a mini-program finds what is stored', async () => {
    const fixture = await openFixture()
    const host = miniProgramHost()
    const first = await open(fixture, host)
    await first.init()
    await first.register(proved(fixture))
    const next = await open(fixture, host)
    await next.init()
    expect(next.flag).toBe('register')
  })

  test('I13 login values are never written to the storage of the mini-program', async () => {
    const host = miniProgramHost()
    const { loginStore } = await miniProgramPlatform(host)
    loginStore.set('token', 'a')
    expect(loginStore.get('token')).toBe('a')
    expect(host.stored.size).toBe(0)
  })

  test('I15 with a storage that throws nothing is stored, and nothing else fails', async () => {
    const fixture = await openFixture()
    const refuse = () => {
      throw new Error('setStorageSync:fail')
    }
    const broken = { ...miniProgramHost(), getStorageSync: refuse, setStorageSync: refuse, removeStorageSync: refuse }
    const comm = await open(fixture, broken)
    await comm.init()
    await comm.register(proved(fixture))
    expect(comm.flag).toBe('register')
  })

  test('N9 a host that gives no facts about itself causes no failure', async () => {
    const silent = { ...miniProgramHost(), getSystemInfoSync: () => ({}) }
    expect((await miniProgramPlatform(silent)).deviceFacts).toEqual({ modelType: '', systemVersion: '' })
    const throwing = {
      ...miniProgramHost(),
      getSystemInfoSync: () => {
        throw new Error('no')
      },
    }
    expect((await miniProgramPlatform(throwing)).deviceFacts).toBeUndefined()
  })

  test('I4 tokens are refreshed each minute and whenever the mini-program returns to the foreground', async () => {
    vi.useFakeTimers()
    try {
      const host = miniProgramHost()
      const opening = miniProgramPlatform(host)
      await vi.runAllTimersAsync()
      const refresh = vi.fn()
      const { tick } = await opening
      tick?.(refresh)
      await vi.advanceTimersByTimeAsync(120_000)
      host.show()
      expect(refresh).toHaveBeenCalledTimes(3)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('the storage of a mini-program', () => {
  test('I12 a value that is not stored, or is no text, reads as null', () => {
    const host = miniProgramHost()
    const storage = miniProgramStorage({
      ...host,
      getStorageSync: (key) => (key === 'odd' ? 7 : host.getStorageSync(key)),
    })
    expect([storage.get('none'), storage.get('odd')]).toEqual([null, null])
    storage.set('a', '1')
    expect([storage.get('a'), host.stored.get('a')]).toEqual(['1', '1'])
    storage.remove('a')
    expect(host.stored.has('a')).toBe(false)
  })
})

describe('the requests of a mini-program', () => {
  test('N3 the host and the library both limit the wait for a reply to 8000 ms', async () => {
    expect(miniProgramTimeout).toBe(8_000)
    const { server } = await openFixture()
    const host = miniProgramHost()
    await miniProgramTransport(host)(request(`${server.client.hosts.api}/public`))
    expect(host.sent[0]).toMatchObject({ timeout: 8_000, dataType: 'text', redirect: 'manual' })

    vi.useFakeTimers()
    try {
      const abort = vi.fn()
      const silent = { ...host, request: () => ({ abort }) }
      const outcome = miniProgramTransport(silent)(request('http://x')).catch((error) => error)
      await vi.advanceTimersByTimeAsync(7_999)
      expect(abort).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(await outcome).toMatchObject({ kind: 'timeout', code: 10004 })
      expect(abort).toHaveBeenCalledTimes(1)
    } finally {
      vi.useRealTimers()
    }
  })

  test('N3 a body that stalls after its headers ends at the time-out too, and the request with it', async () => {
    const { server } = await openFixture()
    server.fault = () => ({ fault: 'stalled' })
    const call = miniProgramTransport(miniProgramHost(), 30)(request(`${server.client.hosts.api}/anyone`))
    await expect(call).rejects.toMatchObject({ kind: 'timeout' })
  })

  test.each([
    ['request:fail timeout', 'timeout'],
    ['request:fail The request timed out.', 'timeout'],
    ['request:fail url not in domain list', 'network'],
    [undefined, 'network'],
  ])('X2 a failure %s of the host is %s, code 10004', async (errMsg, kind) => {
    const failing: MiniProgramHost = {
      ...miniProgramHost(),
      request: ({ fail }) => {
        fail(errMsg === undefined ? {} : { errMsg })
        return { abort: () => undefined }
      },
    }
    await expect(miniProgramTransport(failing)(request('http://x'))).rejects.toMatchObject({ kind, code: 10004 })
  })

  test('X2 a host that throws is a network failure, and leaves no timer', async () => {
    vi.useFakeTimers()
    try {
      const throwing: MiniProgramHost = {
        ...miniProgramHost(),
        request: () => {
          throw new Error('invalid url')
        },
      }
      await expect(miniProgramTransport(throwing)(request('x'))).rejects.toMatchObject({ kind: 'network' })
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  test('X2 a connection that breaks is a network failure', async () => {
    const { server } = await openFixture()
    server.fault = () => ({ fault: 'dropped' })
    const call = miniProgramTransport(miniProgramHost())(request(`${server.client.hosts.api}/public`))
    await expect(call).rejects.toMatchObject({ kind: 'network' })
  })

  test('a caller may abort a call before it is sent or while the reply is awaited', async () => {
    const { server } = await openFixture()
    server.fault = () => ({ fault: 'stalled' })
    const host = miniProgramHost()
    const controller = new AbortController()
    const call = { ...request(`${server.client.hosts.api}/anyone`), signal: controller.signal }
    const waiting = miniProgramTransport(host)(call)
    controller.abort()
    await expect(waiting).rejects.toMatchObject({ kind: 'aborted' })
    await expect(miniProgramTransport(host)(call)).rejects.toMatchObject({ kind: 'aborted' })
    expect(host.sent).toHaveLength(1)
  })
})

describe('the randomness of a mini-program', () => {
  test('S2 each random byte is used once, and the pool is refilled before it is empty', async () => {
    const host = miniProgramHost()
    let drawn = 0
    const counted: MiniProgramHost = {
      ...host,
      getRandomValues: (options) => {
        drawn++
        host.getRandomValues(options)
      },
    }
    const random = await randomPool(counted)
    const first = random(4_000)
    expect(drawn).toBe(1)
    expect(random(4_000)).not.toEqual(first)
    expect(drawn).toBe(2)
    await new Promise(setImmediate)
    expect(random(8_000)).toHaveLength(8_000)
  })

  test('S2 with an empty pool no call is signed, and a moment later calls are signed again', async () => {
    const random = await randomPool(miniProgramHost())
    random(8_192)
    expect(() => random(1)).toThrow('randomness ran out')
    await new Promise(setImmediate)
    expect(random(1)).toHaveLength(1)
  })

  test('S2 a host that fails to refill the pool is called again', async () => {
    const host = miniProgramHost()
    let fails = false
    const random = await randomPool({
      ...host,
      getRandomValues: (options) => (fails ? options.fail({ errMsg: 'busy' }) : host.getRandomValues(options)),
    })
    fails = true
    random(8_000)
    await new Promise(setImmediate)
    fails = false
    random(100)
    await new Promise(setImmediate)
    expect(random(8_000)).toHaveLength(8_000)
  })

  test('S2 without secure randomness the platform cannot be created', async () => {
    const none: MiniProgramHost = {
      ...miniProgramHost(),
      getRandomValues: ({ fail }) => fail({ errMsg: 'not supported' }),
    }
    await expect(miniProgramPlatform(none)).rejects.toMatchObject({ name: 'CommError', code: -1 })
  })
})
