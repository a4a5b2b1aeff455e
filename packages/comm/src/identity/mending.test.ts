import { webcrypto } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { indexedDbKeyStore } from '../keys/key-store.ts'
import { defaultKeyNames as names } from '../storage/key-names.ts'
import { day, type Fixture, loggedIn, openFixture, proved, registered, times } from '../testing/fixture.ts'
import { wrap } from '../testing/tokens.ts'

const subtle = webcrypto.subtle as unknown as SubtleCrypto
const anyone = { path: '/anyone', body: {} } as const
const member = { path: '/member', body: {}, credentials: 'register' } as const
const turn = () => new Promise(setImmediate)
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await turn()
}

/** Replaces the stored app key of a level by another valid one, so that only its signatures reveal it. */
const damageKey = ({ storage }: Fixture, level: 'tourist' | 'register'): void => {
  const name = names[`${level}AppKey`]
  const [id] = (storage.get(name) ?? '').split(' ')
  storage.set(name, `${id} ${wrap(Buffer.alloc(32, 7), undefined)}`)
}

describe('COMM-14 an app key that does not fit its token', () => {
  test('COMM-14 a visitor whose app key is damaged gets another token, as the same visitor', async () => {
    const fixture = await openFixture()
    await fixture.device.open().init()
    const visitor = fixture.storage.get(names.touristParams)
    damageKey(fixture, 'tourist')
    const comm = fixture.device.open()
    expect(await comm.call(anyone)).toBe('tourist')
    expect(fixture.storage.get(names.touristParams)).toBe(visitor)
  })

  test('COMM-14 a registration whose app key is damaged is renewed and continues', async () => {
    const fixture = await openFixture()
    await registered(fixture)
    damageKey(fixture, 'register')
    const comm = fixture.device.open()
    expect(await comm.call(member)).toBe('u1')
    expect(times(fixture, 'jwt/auth/register')).toBe(1)
    expect(comm.flag).toBe('register')
    expect(await fixture.device.open().call(member)).toBe('u1')
  })

  test('COMM-14 an intermediary that changes every call signs no one out, and costs one token in ten minutes', async () => {
    let isChanging = false
    const fixture = await openFixture()
    const { transport } = fixture
    const comm = fixture.device.open({
      transport: (request) =>
        transport(isChanging && request.url.endsWith('/account') ? { ...request, body: '{"changed":1}' } : request),
    })
    await comm.register(proved(fixture))
    await comm.login({
      fundUserCode: 'f1',
      userToken: fixture.server.service.ticketFor('f1'),
      consent: proved(fixture).consent,
    })
    isChanging = true
    fixture.server.seen.length = 0
    for (let i = 0; i < 3; i++)
      await expect(comm.call({ path: '/account', body: {} })).rejects.toMatchObject({ reason: 'signature_wrong' })
    for (let i = 0; i < 3; i++)
      await expect(comm.call({ path: '/account', body: {}, credentials: 'register' })).rejects.toMatchObject({
        reason: 'signature_wrong',
      })
    expect(times(fixture, 'jwt/auth/register')).toBe(1)
    expect(comm.flag).toBe('login')
    isChanging = false
    expect(await comm.call({ path: '/account', body: {} })).toBe('f1')
  })
})

describe('COMM-4 a clock that jumps', () => {
  test.each([24, 24 * 9, -24])(
    'COMM-4 a login survives a clock set by %i hours, after a check with the server',
    async (hours) => {
      const fixture = await openFixture()
      const comm = await loggedIn(fixture)
      fixture.clocks.setDeviceAhead(hours * 3_600_000)
      fixture.device.tick()
      expect(await comm.call({ path: '/account', body: {} })).toBe('f1')
      expect(comm.flag).toBe('login')
      expect(await comm.call(member)).toBe('u1')
      expect(comm.flag).toBe('login')
    },
  )

  test('COMM-4 while the server cannot be reached, a login that looks expired signs nothing and is retained', async () => {
    const fixture = await openFixture()
    const comm = await loggedIn(fixture)
    fixture.clocks.setDeviceAhead(day)
    fixture.server.fault = () => ({ fault: 'dropped' })
    fixture.server.seen.length = 0
    await expect(comm.call({ path: '/account', body: {} })).rejects.toMatchObject({ kind: 'network' })
    expect(times(fixture, 'api/account')).toBe(0)
    expect(comm.flag).toBe('login')
    fixture.server.fault = () => undefined
    // the backoff after a failure is over
    fixture.clocks.advance(5_000)
    expect(await comm.call({ path: '/account', body: {} })).toBe('f1')
  })
})

describe('COMM-1 waiting that ends when the network returns', () => {
  test('COMM-1 the first call after the network returned is sent at once, whatever backoff the failures began', async () => {
    let returns = () => {}
    const fixture = await openFixture({
      onOnline: (listener) => {
        returns = listener
      },
    })
    const comm = fixture.device.open()
    fixture.server.fault = () => ({ fault: 'dropped' })
    for (let i = 0; i < 3; i++) {
      await expect(comm.call(anyone)).rejects.toMatchObject({ reason: 'reenter' })
      fixture.clocks.advance(3_000)
    }
    fixture.server.fault = () => undefined
    await expect(comm.call(anyone)).rejects.toMatchObject({ reason: 'reenter' })
    returns()
    expect(await comm.call(anyone)).toBe('tourist')
  })

  test('a backoff that the server requested continues when the network returns', async () => {
    let returns = () => {}
    const fixture = await openFixture({
      onOnline: (listener) => {
        returns = listener
      },
    })
    const comm = fixture.device.open()
    fixture.server.fault = () => ({ fault: 'busy' })
    await expect(comm.call(anyone)).rejects.toMatchObject({ reason: 'reenter' })
    fixture.server.fault = () => undefined
    returns()
    await expect(comm.call(anyone)).rejects.toMatchObject({ reason: 'reenter' })
    expect(times(fixture, 'jwt/auth/tourist')).toBe(1)
  })
})

/** IndexedDB that never answers, as in a browser whose storage process has crashed. */
const silentIndexedDb = () => ({ open: () => ({}) }) as unknown as IDBFactory

describe('COMM-3 a storage of keys that never answers', () => {
  test('COMM-3 a visitor continues with the deployment’s key after three seconds without an answer of the key storage', async () => {
    const store = indexedDbKeyStore(silentIndexedDb, 'foyer')
    const fixture = await openFixture({ deviceKey: { subtle, store } })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const comm = fixture.device.open()
      const call = comm.call(anyone)
      for (let i = 0; i < 20; i++) await turn()
      expect(fixture.server.seen).toEqual([])
      await vi.advanceTimersByTimeAsync(3_000)
      expect(await call).toBe('tourist')
      expect(fixture.server.headers()['app-pub-key']).toBeUndefined()
    } finally {
      vi.useRealTimers()
    }
  })

  test('COMM-3 SEC-4 a person whose key does not open now is not renewed with another one, and stays registered', async () => {
    let pair: CryptoKeyPair | undefined
    let isSilent = false
    const store = {
      load: async () => {
        if (isSilent) throw new Error('IndexedDB does not answer')
        return pair
      },
      keep: async (made: CryptoKeyPair) => {
        pair = made
        return made
      },
    }
    const fixture = await openFixture({ deviceKey: { subtle, store } })
    await registered(fixture)
    isSilent = true
    const shut = fixture.device.open()
    await shut.init()
    expect(await shut.call({ ...anyone, credentials: 'tourist' })).toBe('tourist')
    await expect(shut.call(member)).rejects.toMatchObject({ reason: 'unreadable' })
    expect(times(fixture, 'jwt/auth/register')).toBe(0)
    isSilent = false
    const later = fixture.device.open()
    await later.init()
    expect(await later.call(member)).toBe('u1')
    expect(later.flag).toBe('register')
  })
})

test('an unused page in which the network returns sends nothing', async () => {
  let returns = () => {}
  const fixture = await openFixture({
    onOnline: (listener) => {
      returns = listener
    },
  })
  fixture.device.open()
  returns()
  await turn()
  expect(fixture.server.seen).toEqual([])
  const comm = fixture.device.open()
  await comm.init()
  await until(() => comm.flag === 'tourist')
})
