import { expect, test } from 'vitest'
import { webLock } from '../lock.ts'
import type { KeyValueStorage } from '../storage/key-value.ts'
import { memoryStorage } from '../storage/memory.ts'
import { day, openWorld, proved, times } from '../testing/world.ts'

/** One storage as several tabs see it: each is told of the others' changes, a turn later, as browsers do. */
const sharedStorage = () => {
  const values = memoryStorage()
  const listeners = new Map<object, (key: string | null) => void>()
  const tab = (): KeyValueStorage => {
    const self = {}
    const change = (key: string, value: string | null) => {
      if (values.get(key) === value) return
      if (value === null) values.remove(key)
      else values.set(key, value)
      for (const [owner, listener] of listeners) if (owner !== self) setImmediate(() => listener(key))
    }
    return {
      get: values.get,
      set: change,
      remove: (key) => change(key, null),
      watch: (listener) => void listeners.set(self, listener),
    }
  }
  return { tab }
}

const openTabs = async () => {
  const world = await openWorld({ lock: webLock(navigator.locks, { linger: 0 }) })
  const { tab } = sharedStorage()
  const [one, two] = [world.device.open({ storage: tab() }), world.device.open({ storage: tab() })]
  await one.init()
  await two.init()
  return { world, one, two }
}

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise(setImmediate)
}

test('E4 signing in and out in one tab is seen in the other', async () => {
  const { world, one, two } = await openTabs()
  await one.register(proved(world))
  await until(() => two.flag === 'register')
  expect(two.userInfo).toEqual(one.userInfo)
  expect(await two.call({ path: '/member', body: {} })).toBe('u1')

  await two.quit('register')
  await until(() => one.flag === 'tourist')
  expect(one.userInfo).toBeNull()
  await expect(one.call({ path: '/member', body: {} })).rejects.toMatchObject({ reason: 'level_too_low' })
})

test('E4 a third tab that opens signs nobody out', async () => {
  const { world, one, two } = await openTabs()
  await one.register(proved(world))
  await until(() => two.flag === 'register')
  const flags: string[] = []
  for (const tab of [one, two]) tab.subscribe(() => flags.push(tab.flag))
  const third = world.device.open({ storage: world.storage })
  await third.init()
  await until(() => two.flag === 'register' && one.flag === 'register')
  expect(flags).not.toContain('tourist')
})

test('tabs that find the token expired at once fetch one between them', async () => {
  const { world, one, two } = await openTabs()
  await one.register(proved(world))
  await until(() => two.flag === 'register')
  world.clocks.advance(8 * day)
  const before = world.server.seen.length
  const answers = await Promise.all([one, two, one, two].map((tab) => tab.call({ path: '/member', body: {} })))
  expect(answers).toEqual(['u1', 'u1', 'u1', 'u1'])
  const fetched = world.server.seen.slice(before)
  expect(fetched.filter((path) => path === 'jwt/auth/register')).toHaveLength(1)
  expect(fetched.filter((path) => path === 'jwt/auth/tourist')).toHaveLength(1)
  expect(times(world, 'api/member')).toBe(4)
})
