import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultKeyNames as names } from '../storage/key-names.ts'
import { memoryStorage } from '../storage/memory.ts'
import { webStorage } from '../storage/web.ts'
import {
  day,
  type Fixture,
  loggedIn,
  openFixture,
  proved,
  provedAccount,
  registered,
  times,
} from '../testing/fixture.ts'
import { openToken } from '../testing/tokens.ts'
import type { Credentials } from './credential-source.ts'
import { quitList, quitOf } from './quits.ts'

const quitPath = 'jwt/auth/quit'
const turn = () => new Promise(setImmediate)
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await turn()
}

const idOf = (token: string | null): string => openToken(token ?? '')?.jti ?? expect.fail()

/** Makes the server unreachable. */
const cut = ({ server }: Fixture): void => {
  server.fault = () => ({ fault: 'dropped' })
}
const mend = ({ server }: Fixture): void => {
  server.fault = () => undefined
}

describe('COMM-15 quitting without a network', () => {
  test('COMM-15 after a quit without a network the server is notified when the network returns, and nothing of it remains stored', async () => {
    let returns = () => {}
    const fixture = await openFixture({
      onOnline: (listener) => {
        returns = listener
      },
    })
    const comm = await registered(fixture)
    const jti = idOf(fixture.storage.get(names.registerToken))
    cut(fixture)
    expect(await comm.quit('register')).toMatchObject({ error_code: 10004, kind: 'network' })
    expect(comm.flag).toBe('tourist')
    expect(fixture.server.service.hasEnded(jti)).toBe(false)
    mend(fixture)
    returns()
    await until(() => fixture.server.service.hasEnded(jti))
    await until(() => fixture.storage.get(names.quits) === null)
  })

  test('COMM-15 if the page is closed meanwhile the next page sends the quit, and tries again each minute', async () => {
    const fixture = await openFixture()
    const comm = await registered(fixture)
    const jti = idOf(fixture.storage.get(names.registerToken))
    cut(fixture)
    await comm.quit('register')
    mend(fixture)
    fixture.server.fault = (path) => (path === quitPath ? { fault: 'broken' } : undefined)
    const later = fixture.device.open()
    await later.init()
    await until(() => times(fixture, quitPath) === 2)
    await turn()
    mend(fixture)
    fixture.device.tick()
    await until(() => fixture.server.service.hasEnded(jti))
  })

  test('COMM-15 a person who signs in meanwhile stays signed in, and the one who left is quit', async () => {
    const fixture = await openFixture()
    const comm = await registered(fixture, 'u1')
    const jti = idOf(fixture.storage.get(names.registerToken))
    cut(fixture)
    await comm.quit('register')
    mend(fixture)
    await comm.register(proved(fixture, 'u2'))
    fixture.device.tick()
    await until(() => fixture.server.service.hasEnded(jti))
    expect(comm.flag).toBe('register')
    expect(await comm.call({ path: '/member', body: {} })).toBe('u2')
  })

  test('COMM-15 I13 a login that was quit waits in the storage of its tab alone', async () => {
    const fixture = await openFixture()
    const comm = await loggedIn(fixture)
    const jti = idOf(fixture.loginStore.get(names.loginToken))
    cut(fixture)
    await comm.quit('login')
    expect(fixture.storage.get(names.quits)).toBeNull()
    mend(fixture)
    fixture.device.tick()
    await until(() => fixture.server.service.hasEnded(jti))
    expect(await comm.login(provedAccount(fixture))).toMatchObject({ error_code: 0 })
  })

  test('COMM-15 a quit whose token expired, and one that the server refuses permanently, are removed', async () => {
    const fixture = await openFixture()
    const comm = await registered(fixture)
    cut(fixture)
    await comm.quit('register')
    mend(fixture)
    fixture.server.seen.length = 0
    fixture.clocks.advance(8 * day)
    fixture.device.tick()
    await until(() => fixture.storage.get(names.quits) === null)
    expect(times(fixture, quitPath)).toBe(0)
  })

  test('COMM-15 with a storage that throws, the quit is lost with the page, and nothing else fails', async () => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError')
    }
    const fixture = await openFixture({ storage: webStorage(forbidden), loginStore: webStorage(forbidden) })
    const comm = fixture.device.open()
    await comm.register(proved(fixture))
    cut(fixture)
    expect(await comm.quit('register')).toMatchObject({ kind: 'network' })
    mend(fixture)
    fixture.device.tick()
    await until(() => times(fixture, quitPath) === 2)
    expect(comm.flag).toBe('tourist')
  })

  test('COMM-15 anything else that the storage contains in place of quits is removed, and nothing is sent', async () => {
    for (const garbage of ['{', 'null', '[1]', 'a b\nc d', ' ', 'x'.repeat(5000)]) {
      const fixture = await openFixture()
      fixture.storage.set(names.quits, garbage)
      const comm = fixture.device.open()
      await comm.init()
      await until(() => fixture.storage.get(names.quits) === null)
      expect(times(fixture, quitPath)).toBe(0)
      await fixture.server.close()
    }
  })

  test('COMM-15 a quit that the server received at once is not sent again', async () => {
    const fixture = await openFixture()
    const comm = await registered(fixture)
    expect(await comm.quit('register')).toMatchObject({ error_code: 0 })
    fixture.device.tick()
    for (let i = 0; i < 20; i++) await turn()
    expect(times(fixture, quitPath)).toBe(1)
  })
})

test('COMM-15 the list of quits contains the newest four that were added and not removed, each once', () => {
  const id = fc.nat(9)
  const step = fc.record({ do: fc.constantFrom('add' as const, 'remove' as const), id })
  const quit = (n: number) => ({ token: `token${n}`, wrappedKey: `key${n}` }) as Credentials
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const storage = memoryStorage()
      let model: string[] = []
      for (const next of steps) {
        const line = quitOf(quit(next.id))
        // another page of the same storage
        const list = quitList(storage, 'quits')
        if (next.do === 'add') list.add(quit(next.id))
        else list.remove(line)
        model = next.do === 'add' ? [...model, line].slice(-4) : model.filter((entry) => entry !== line)
        expect(quitList(storage, 'quits').read()).toEqual(model)
        expect(storage.get('quits') === null).toBe(model.length === 0)
      }
    }),
  )
})
