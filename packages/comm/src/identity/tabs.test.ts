import { expect, test } from 'vitest'
import { webLock } from '../lock.ts'
import { defaultKeyNames as names } from '../storage/key-names.ts'
import { day, openFixture, proved, provedAccount, times } from '../testing/fixture.ts'
import type { ServiceOptions } from '../testing/identity-service.ts'
import { testBrowser } from '../testing/tabs.ts'

/** Tabs of one browser on one server: shared storage and locks, a user-login store each. */
const openBrowser = async (service?: ServiceOptions) => {
  const fixture = await openFixture({ lock: webLock(navigator.locks, { linger: 0 }), ...(service && { service }) })
  const browser = testBrowser()
  const open = async (tab = browser.openTab()) => {
    const platform = tab.load()
    const comm = fixture.device.open(platform)
    await comm.init()
    return { comm, tab, ...platform }
  }
  return { fixture, open, values: browser.values }
}

const openTabs = async () => {
  const { fixture, open } = await openBrowser()
  return { fixture, open, one: (await open()).comm, two: (await open()).comm }
}

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise(setImmediate)
}

test('E4 a tab follows signing in and out in another tab', async () => {
  const { fixture, one, two } = await openTabs()
  await one.register(proved(fixture))
  await until(() => two.flag === 'register')
  expect(two.userInfo).toEqual(one.userInfo)
  expect(await two.call({ path: '/member', body: {} })).toBe('u1')

  await two.quit('register')
  await until(() => one.flag === 'tourist')
  expect(one.userInfo).toBeNull()
  await expect(one.call({ path: '/member', body: {} })).rejects.toMatchObject({ reason: 'level_too_low' })
})

test('E4 I2 I13 a third tab that opens signs no one out and ends no login', async () => {
  const { fixture, open } = await openBrowser()
  const [one, two] = [await open(), await open()]
  await one.comm.register(proved(fixture))
  await until(() => two.comm.flag === 'register')
  await one.comm.login(provedAccount(fixture))
  const flags: string[] = []
  for (const { comm } of [one, two]) comm.subscribe(() => flags.push(comm.flag))
  const third = await open()
  expect(third.comm.flag).toBe('register')
  await until(() => two.comm.flag === 'register' && one.comm.flag === 'login')
  expect(flags).not.toContain('tourist')
  expect(one.loginStore.get(names.loginToken)).not.toBe('')
  expect(await one.comm.call({ path: '/account', body: {} })).toBe('f1')
})

test('I13 a login belongs to one tab: another tab has the registration, and its own account if it logs in', async () => {
  const { fixture, open } = await openBrowser()
  const [one, two] = [await open(), await open()]
  await one.comm.register(proved(fixture))
  await until(() => two.comm.flag === 'register')
  await one.comm.login(provedAccount(fixture))
  expect(two.comm.flag).toBe('register')
  await two.comm.login(provedAccount(fixture, 'f2'))
  expect(await one.comm.call({ path: '/account', body: {} })).toBe('f1')
  expect(await two.comm.call({ path: '/account', body: {} })).toBe('f2')
  await two.comm.quit('login')
  expect(await one.comm.call({ path: '/account', body: {} })).toBe('f1')
})

test('I2 I13 a reload of the tab removes everything of its login', async () => {
  const { fixture, open } = await openBrowser()
  const one = await open()
  await one.comm.register(proved(fixture))
  await one.comm.login(provedAccount(fixture))
  const again = await open(one.tab)
  expect(again.comm.flag).toBe('register')
  expect(again.comm.userInfo?.client).toBeUndefined()
  for (const name of [names.loginToken, names.loginParams, names.loginAppKey])
    expect(again.loginStore.get(name)).toBe('')
})

test('I7 quitting the registration in another tab ends the login of this one', async () => {
  const { fixture, open } = await openBrowser()
  const [one, two] = [await open(), await open()]
  await one.comm.register(proved(fixture))
  await until(() => two.comm.flag === 'register')
  await one.comm.login(provedAccount(fixture))
  await two.comm.quit('register')
  await until(() => one.comm.flag === 'tourist')
  expect(one.comm.userInfo).toBeNull()
  expect(one.loginStore.get(names.loginToken)).toBe('')
})

test('I7 a tab whose token has expired also follows a quit', async () => {
  const { fixture, open } = await openBrowser()
  const [one, two] = [await open(), await open()]
  await one.comm.register(proved(fixture))
  await until(() => two.comm.flag === 'register')
  fixture.clocks.advance(8 * day)
  await two.comm.quit('register')
  await new Promise(setImmediate)
  expect(await one.comm.call({ path: '/anyone', body: {} })).toBe('tourist')
  expect(one.comm.flag).toBe('tourist')
})

test('I7 a person registered in another tab replaces the one in this tab, without the previous login', async () => {
  const { fixture, open } = await openBrowser()
  const [one, two] = [await open(), await open()]
  await one.comm.register(proved(fixture))
  await until(() => two.comm.flag === 'register')
  await one.comm.login(provedAccount(fixture))
  await two.comm.register(proved(fixture, 'u2'))
  await until(() => one.comm.userInfo?.mobileNo === '+852 ****4562')
  expect(one.comm.flag).toBe('register')
  expect(one.loginStore.get(names.loginToken)).toBe('')
  expect(await one.comm.call({ path: '/member', body: {} })).toBe('u2')
})

test('I15 values that vanish from storage sign no one out: only a person or the server does', async () => {
  const { fixture, open, values } = await openBrowser()
  const [one, two] = [await open(), await open()]
  await one.comm.register(proved(fixture))
  await until(() => two.comm.flag === 'register')
  for (const name of [names.registerParams, names.registerToken, names.registerAppKey]) two.storage.remove(name)
  two.storage.set(names.flag, 'tourist')
  for (let i = 0; i < 5; i++) await new Promise(setImmediate)
  expect(values.get(names.registerParams)).toBeNull()
  expect(one.comm.flag).toBe('register')
  fixture.clocks.advance(8 * day)
  expect(await one.comm.call({ path: '/member', body: {} })).toBe('u1')
})

test('I16 tabs that find the token expired at the same time fetch one token together', async () => {
  const { fixture, one, two } = await openTabs()
  await one.register(proved(fixture))
  await until(() => two.flag === 'register')
  fixture.clocks.advance(8 * day)
  const before = fixture.server.seen.length
  const answers = await Promise.all([one, two, one, two].map((tab) => tab.call({ path: '/member', body: {} })))
  expect(answers).toEqual(['u1', 'u1', 'u1', 'u1'])
  const fetched = fixture.server.seen.slice(before)
  expect(fetched.filter((path) => path === 'jwt/auth/register')).toHaveLength(1)
  expect(fetched.filter((path) => path === 'jwt/auth/tourist')).toHaveLength(1)
  expect(times(fixture, 'api/member')).toBe(4)
})

test('I16 three tabs with strict rotation: 50 expiries cause 50 refreshes and no rejection', {
  timeout: 30_000,
}, async () => {
  const year = 365 * 86_400
  const { fixture, open } = await openBrowser({ isStrict: true, lives: { tourist: year, register: 3600 } })
  const tabs = [await open(), await open(), await open()]
  await tabs[0]?.comm.register(proved(fixture))
  await until(() => tabs.every(({ comm }) => comm.flag === 'register'))
  for (let i = 0; i < 50; i++) {
    fixture.clocks.advance(3_601_000)
    const answers = await Promise.all(tabs.map(({ comm }) => comm.call({ path: '/member', body: {} })))
    expect(answers).toEqual(['u1', 'u1', 'u1'])
  }
  expect(times(fixture, 'jwt/auth/register')).toBe(50)
  expect(times(fixture, 'api/member')).toBe(150)
  expect(tabs.map(({ comm }) => comm.flag)).toEqual(['register', 'register', 'register'])
})

test('I16 a second refresh after a lock time-out is harmless', async () => {
  const { fixture, open } = await openBrowser()
  // a lock that is granted to everyone at once, as after a time-out
  const impatient = { lock: <T>(_name: string, work: () => Promise<T>) => work() }
  const [first, second] = [await open(), await open()]
  await first.comm.register(proved(fixture))
  const tabs = [first, second].map(({ tab }) => fixture.device.open({ ...tab.load(), ...impatient }))
  await Promise.all(tabs.map((tab) => tab.init()))
  for (let i = 0; i < 10; i++) {
    fixture.clocks.advance(8 * day)
    const before = times(fixture, 'jwt/auth/register')
    const answers = await Promise.all(tabs.map((tab) => tab.call({ path: '/member', body: {} })))
    expect(answers).toEqual(['u1', 'u1'])
    expect(times(fixture, 'jwt/auth/register') - before).toBe(2)
  }
  expect(tabs.map((tab) => tab.flag)).toEqual(['register', 'register'])
})
