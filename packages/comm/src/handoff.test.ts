import { expect, test } from 'vitest'
import { handOver, takeOver } from './handoff.ts'
import { defaultKeyNames as names } from './storage/key-names.ts'
import { testDevice } from './testing/device.ts'
import { day, type Fixture, openFixture, proved, provedAccount, registered, times } from './testing/fixture.ts'
import { fetchTransport } from './transport/fetch.ts'

const member = { path: '/member', body: {} } as const
const success = { error_code: 0, error_message: 'success' }
const turn = () => new Promise(setImmediate)

/** A second session of the person who uses the device: the web view, on the same server. */
const webView = async (fixture: Fixture) => {
  const sent: string[] = []
  const transport = fetchTransport(fetch)
  const device = testDevice(fixture.server.client, fixture.clocks, {
    transport: (request) => {
      sent.push(`${request.url} ${request.body}`)
      return transport(request)
    },
  })
  const comm = device.open()
  await comm.init()
  return { comm, device, sent, stored: device.platform.storage }
}
const idOf = (token: string | null): string =>
  JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()).jti
const late = (fixture: Fixture) => {
  fixture.server.fault = (path) => (path === 'trade/auth/handoff' ? { fault: 'late' } : undefined)
}
const came = async (fixture: Fixture, path: string) => {
  while (times(fixture, path) === 0) await turn()
}

test('I6 a code leads another session to register level, as the same person, whose registration it can renew', async () => {
  const fixture = await openFixture()
  const shell = await registered(fixture)
  const { comm, device } = await webView(fixture)
  expect(await takeOver(comm, await handOver(shell))).toEqual(success)
  expect(comm.flag).toBe('register')
  expect(comm.userInfo).toEqual(shell.userInfo)
  expect(await comm.call(member)).toBe('u1')
  fixture.clocks.advance(8 * day)
  const later = device.open()
  await later.init()
  expect(await later.call(member)).toBe('u1')
})

test('the handoff code is sent sealed', async () => {
  const fixture = await openFixture()
  const shell = await registered(fixture)
  const { comm, sent } = await webView(fixture)
  const code = await handOver(shell)
  await takeOver(comm, code)
  expect(sent.join()).toContain('/trade/auth/handoff')
  expect(sent.join()).not.toContain(code)
})

test('either session may quit, and the other one remains', async () => {
  const fixture = await openFixture()
  const shell = await registered(fixture)
  const { comm } = await webView(fixture)
  await takeOver(comm, await handOver(shell))
  await shell.quit('register')
  expect(await comm.call(member)).toBe('u1')
  await shell.register(proved(fixture))
  await comm.quit('register')
  expect(await shell.call(member)).toBe('u1')
})

test('a used code is refused with the reason of the server, and the visitor can continue', async () => {
  const fixture = await openFixture()
  const code = await handOver(await registered(fixture))
  await takeOver((await webView(fixture)).comm, code)
  const { comm, stored } = await webView(fixture)
  await expect(takeOver(comm, code)).rejects.toMatchObject({ kind: 'refused', reason: 'ticket_invalid' })
  expect(comm.flag).toBe('tourist')
  expect(stored.get(names.registerParams)).toBeNull()
  expect(await comm.call({ path: '/anyone', body: {} })).toBe('tourist')
})

test('I8 of two concurrent calls the second succeeds at once, says why nothing was done, and its code stays valid', async () => {
  const fixture = await openFixture()
  const shell = await registered(fixture)
  const { comm } = await webView(fixture)
  const [one, two] = [await handOver(shell), await handOver(shell)]
  late(fixture)
  const first = takeOver(comm, one)
  const twice = { error_code: 0, error_message: 'two registrations in a short time are not allowed' }
  expect(await takeOver(comm, two)).toEqual(twice)
  expect(await comm.register(proved(fixture))).toEqual(twice)
  await came(fixture, 'trade/auth/handoff')
  fixture.server.release()
  expect(await first).toEqual(success)
  expect([times(fixture, 'trade/auth/handoff'), times(fixture, 'trade/auth/identity')]).toEqual([1, 0])
  fixture.server.fault = () => undefined
  expect(await takeOver((await webView(fixture)).comm, two)).toEqual(success)
})

test('I9 if the same person is already registered nothing changes, and the spare registration is returned', async () => {
  const fixture = await openFixture()
  const shell = await registered(fixture)
  const { comm, stored } = await webView(fixture)
  await comm.register(proved(fixture))
  const before = [names.registerToken, names.registerParams, names.registerAppKey].map((name) => stored.get(name))
  fixture.server.seen.length = 0
  expect(await takeOver(comm, await handOver(shell))).toEqual(success)
  expect([names.registerToken, names.registerParams, names.registerAppKey].map((name) => stored.get(name))).toEqual(
    before,
  )
  await came(fixture, 'jwt/auth/quit')
  const spare = idOf(String(fixture.server.headers()['jwt-assertion']))
  await expect.poll(() => fixture.server.service.hasEnded(spare)).toBe(true)
  expect(spare).not.toBe(idOf(before[0] ?? null))
  expect(await comm.call(member)).toBe('u1')
  expect(await shell.call(member)).toBe('u1')
})

test('I9 taking over the same person does not end their login', async () => {
  const fixture = await openFixture()
  const shell = await registered(fixture)
  const { comm } = await webView(fixture)
  await comm.register(proved(fixture))
  await comm.login(provedAccount(fixture))
  await takeOver(comm, await handOver(shell))
  expect(comm.flag).toBe('login')
  expect(await comm.call({ path: '/account', body: {} })).toBe('f1')
})

test('taking over another person replaces the previous one, who is signed out at the server', async () => {
  const fixture = await openFixture()
  const shell = await registered(fixture)
  const { comm, stored } = await webView(fixture)
  await comm.register(proved(fixture, 'u2'))
  const before = stored.get(names.registerToken)
  await takeOver(comm, await handOver(shell))
  expect(await comm.call(member)).toBe('u1')
  await expect.poll(() => fixture.server.service.hasEnded(idOf(before))).toBe(true)
})

test('I10 calls wait for a registration handoff', async () => {
  const fixture = await openFixture()
  const shell = await registered(fixture)
  const { comm } = await webView(fixture)
  const code = await handOver(shell)
  late(fixture)
  const taking = takeOver(comm, code)
  const call = comm.call(member)
  await came(fixture, 'trade/auth/handoff')
  for (let i = 0; i < 20; i++) await turn()
  expect(times(fixture, 'api/member')).toBe(0)
  fixture.server.release()
  await taking
  expect(await call).toBe('u1')
})

test('I7 a reply that comes after the person quit changes nothing here, and its registration is returned', async () => {
  const fixture = await openFixture()
  const shell = await registered(fixture)
  const { comm, stored } = await webView(fixture)
  const code = await handOver(shell)
  late(fixture)
  const outcome = takeOver(comm, code).catch((error) => error)
  await came(fixture, 'trade/auth/handoff')
  await comm.quit('register')
  fixture.server.release()
  expect(await outcome).toMatchObject({ kind: 'init', reason: 'no_credentials' })
  expect(comm.flag).toBe('tourist')
  expect(stored.get(names.registerToken)).toBeNull()
  await came(fixture, 'jwt/auth/quit')
})

test.each(['dropped', 'garbage'] as const)('after a reply that is %s the visitor can continue', async (fault) => {
  const fixture = await openFixture()
  const shell = await registered(fixture)
  const { comm } = await webView(fixture)
  const code = await handOver(shell)
  fixture.server.fault = (path) => (path === 'trade/auth/handoff' ? { fault, served: true } : undefined)
  await expect(takeOver(comm, code)).rejects.toMatchObject({ code: 10004 })
  expect(comm.flag).toBe('tourist')
  expect(await comm.call({ path: '/anyone', body: {} })).toBe('tourist')
})

test('P6 a visitor has no registration to hand over', async () => {
  const fixture = await openFixture()
  const { comm } = await webView(fixture)
  await expect(handOver(comm)).rejects.toMatchObject({ reason: 'level_too_low' })
})

test('P1 a person who is logged in hands over the registration, and nothing of the login', async () => {
  const fixture = await openFixture()
  const shell = await registered(fixture)
  await shell.login(provedAccount(fixture))
  const { comm } = await webView(fixture)
  await takeOver(comm, await handOver(shell))
  expect([comm.flag, shell.flag]).toEqual(['register', 'login'])
  expect(comm.userInfo).toEqual({ mobileNo: shell.userInfo?.mobileNo })
})

test('a code ends with the registration it came from', async () => {
  const fixture = await openFixture()
  const shell = await registered(fixture)
  const code = await handOver(shell)
  await shell.quit('register')
  await expect(takeOver((await webView(fixture)).comm, code)).rejects.toMatchObject({ reason: 'ticket_invalid' })
})
