import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultKeyNames as names } from '../storage/key-names.ts'
import { memoryStorage } from '../storage/memory.ts'
import { webStorage } from '../storage/web.ts'
import { openToken } from '../testing/tokens.ts'
import { day, loggedIn, openWorld, proved, provedAccount, registered, times, type World } from '../testing/world.ts'
import type { Credentials } from './credential-source.ts'
import { quitList, quitOf } from './quits.ts'

const quitPath = 'jwt/auth/quit'
const turn = () => new Promise(setImmediate)
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await turn()
}

const idOf = (token: string | null): string => openToken(token ?? '')?.jti ?? expect.fail()

/** Makes the server unreachable. */
const cut = ({ server }: World): void => {
  server.fault = () => ({ fault: 'dropped' })
}
const mend = ({ server }: World): void => {
  server.fault = () => undefined
}

describe('COMM-15 quitting without a network', () => {
  test('COMM-15 after a quit without a network the server is notified when the network returns, and nothing of it remains stored', async () => {
    let returns = () => {}
    const world = await openWorld({
      onOnline: (listener) => {
        returns = listener
      },
    })
    const comm = await registered(world)
    const jti = idOf(world.storage.get(names.registerToken))
    cut(world)
    expect(await comm.quit('register')).toMatchObject({ error_code: 10004, kind: 'network' })
    expect(comm.flag).toBe('tourist')
    expect(world.server.service.hasEnded(jti)).toBe(false)
    mend(world)
    returns()
    await until(() => world.server.service.hasEnded(jti))
    await until(() => world.storage.get(names.quits) === null)
  })

  test('COMM-15 if the page is closed meanwhile the next page sends the quit, and tries again each minute', async () => {
    const world = await openWorld()
    const comm = await registered(world)
    const jti = idOf(world.storage.get(names.registerToken))
    cut(world)
    await comm.quit('register')
    mend(world)
    world.server.fault = (path) => (path === quitPath ? { fault: 'broken' } : undefined)
    const later = world.device.open()
    await later.init()
    await until(() => times(world, quitPath) === 2)
    await turn()
    mend(world)
    world.device.tick()
    await until(() => world.server.service.hasEnded(jti))
  })

  test('COMM-15 a person who signs in meanwhile stays signed in, and the one who left is quit', async () => {
    const world = await openWorld()
    const comm = await registered(world, 'u1')
    const jti = idOf(world.storage.get(names.registerToken))
    cut(world)
    await comm.quit('register')
    mend(world)
    await comm.register(proved(world, 'u2'))
    world.device.tick()
    await until(() => world.server.service.hasEnded(jti))
    expect(comm.flag).toBe('register')
    expect(await comm.call({ path: '/member', body: {} })).toBe('u2')
  })

  test('COMM-15 I13 a login that was quit waits in the storage of its tab alone', async () => {
    const world = await openWorld()
    const comm = await loggedIn(world)
    const jti = idOf(world.loginStore.get(names.loginToken))
    cut(world)
    await comm.quit('login')
    expect(world.storage.get(names.quits)).toBeNull()
    mend(world)
    world.device.tick()
    await until(() => world.server.service.hasEnded(jti))
    expect(await comm.login(provedAccount(world))).toMatchObject({ error_code: 0 })
  })

  test('COMM-15 a quit whose token expired, and one that the server refuses permanently, are removed', async () => {
    const world = await openWorld()
    const comm = await registered(world)
    cut(world)
    await comm.quit('register')
    mend(world)
    world.server.seen.length = 0
    world.clocks.advance(8 * day)
    world.device.tick()
    await until(() => world.storage.get(names.quits) === null)
    expect(times(world, quitPath)).toBe(0)
  })

  test('COMM-15 with a storage that throws, the quit is lost with the page, and nothing else fails', async () => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError')
    }
    const world = await openWorld({ storage: webStorage(forbidden), loginStore: webStorage(forbidden) })
    const comm = world.device.open()
    await comm.register(proved(world))
    cut(world)
    expect(await comm.quit('register')).toMatchObject({ kind: 'network' })
    mend(world)
    world.device.tick()
    await until(() => times(world, quitPath) === 2)
    expect(comm.flag).toBe('tourist')
  })

  test('COMM-15 anything else that the storage contains in place of quits is removed, and nothing is sent', async () => {
    for (const garbage of ['{', 'null', '[1]', 'a b\nc d', ' ', 'x'.repeat(5000)]) {
      const world = await openWorld()
      world.storage.set(names.quits, garbage)
      const comm = world.device.open()
      await comm.init()
      await until(() => world.storage.get(names.quits) === null)
      expect(times(world, quitPath)).toBe(0)
      await world.server.close()
    }
  })

  test('COMM-15 a quit that the server received at once is not sent again', async () => {
    const world = await openWorld()
    const comm = await registered(world)
    expect(await comm.quit('register')).toMatchObject({ error_code: 0 })
    world.device.tick()
    for (let i = 0; i < 20; i++) await turn()
    expect(times(world, quitPath)).toBe(1)
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
