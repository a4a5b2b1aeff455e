import { expect, test } from 'vitest'
import { day, openFixture, proved } from '../testing/fixture.ts'
import { defaultKeyNames } from './key-names.ts'
import { memoryStorage } from './memory.ts'
import { webStorage } from './web.ts'

const forbidden = () => {
  throw new DOMException('no', 'SecurityError')
}

test('I15 with a storage that throws, a person signs in, stays signed in, is refreshed and signs out', async () => {
  const fixture = await openFixture({ storage: webStorage(forbidden), loginStore: webStorage(forbidden) })
  const comm = fixture.device.open()
  await comm.init()
  await comm.register(proved(fixture))
  expect(await comm.call({ path: '/member', body: {} })).toBe('u1')
  fixture.clocks.advance(8 * day)
  expect(await comm.call({ path: '/member', body: {} })).toBe('u1')
  expect(comm.flag).toBe('register')
  await comm.quit('register')
  expect(comm.flag).toBe('tourist')
})

test.each(Object.entries(defaultKeyNames))('I15 a corrupt %s causes no failure and is replaced', async (name, key) => {
  for (const garbage of ['', '{', 'null', '\u0000', '[1]', 'x'.repeat(5000), 'NaN']) {
    const storage = memoryStorage()
    const fixture = await openFixture({ storage })
    const comm = fixture.device.open()
    await comm.init()
    await comm.register(proved(fixture))
    storage.set(key, garbage)
    const later = fixture.device.open()
    await later.init()
    expect(await later.call({ path: '/anyone', body: {} })).toBe(name === 'registerParams' ? 'tourist' : 'register')
    await later.register(proved(fixture))
    expect(later.flag).toBe('register')
    // a login is not stored here, and the last two are written only if needed
    if (!/^(login|deviceKey|quits)/.test(name)) expect(storage.get(key)).not.toBe(garbage)
  }
})

test('I12 key names come from the configuration, and no other keys are stored', async () => {
  const written = new Set<string>()
  const storage = memoryStorage()
  const fixture = await openFixture({
    storage: {
      ...storage,
      set: (key, value) => {
        written.add(key)
        storage.set(key, value)
      },
    },
  })
  const keyNames = Object.fromEntries(Object.keys(defaultKeyNames).map((name) => [name, `x-${name}`]))
  const comm = fixture.device.open({ keyNames } as never)
  await comm.init()
  await comm.register(proved(fixture))
  expect([...written].sort()).toEqual(
    [
      'clockOffset',
      'flag',
      'registerAppKey',
      'registerParams',
      'registerToken',
      'sessionId',
      'touristAppKey',
      'touristParams',
      'touristToken',
    ].map((name) => `x-${name}`),
  )
})
