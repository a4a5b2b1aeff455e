import { expect, test } from 'vitest'
import { handOver, takeOver } from './handoff.ts'
import { defaultKeyNames as names } from './storage/key-names.ts'
import { testDevice } from './testing/device.ts'
import { day, openWorld, proved, provedAccount, registered, times, type World } from './testing/world.ts'
import { fetchTransport } from './transport/fetch.ts'

const member = { path: '/member', body: {} } as const
const success = { error_code: 0, error_message: 'success' }
const turn = () => new Promise(setImmediate)

/** A second session of the person who uses the device: the web view, on the same server. */
const webView = async (world: World) => {
  const sent: string[] = []
  const transport = fetchTransport(fetch)
  const device = testDevice(world.server.client, world.clocks, {
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
const late = (world: World) => {
  world.server.fault = (path) => (path === 'trade/auth/handoff' ? { fault: 'late' } : undefined)
}
const came = async (world: World, path: string) => {
  while (times(world, path) === 0) await turn()
}

test('I6 a code leads another session to register level, as the same person, whose registration it can renew', async () => {
  const world = await openWorld()
  const shell = await registered(world)
  const { comm, device } = await webView(world)
  expect(await takeOver(comm, await handOver(shell))).toEqual(success)
  expect(comm.flag).toBe('register')
  expect(comm.userInfo).toEqual(shell.userInfo)
  expect(await comm.call(member)).toBe('u1')
  world.clocks.advance(8 * day)
  const later = device.open()
  await later.init()
  expect(await later.call(member)).toBe('u1')
})

test('the handoff code is sent sealed', async () => {
  const world = await openWorld()
  const shell = await registered(world)
  const { comm, sent } = await webView(world)
  const code = await handOver(shell)
  await takeOver(comm, code)
  expect(sent.join()).toContain('/trade/auth/handoff')
  expect(sent.join()).not.toContain(code)
})

test('either session may quit, and the other one remains', async () => {
  const world = await openWorld()
  const shell = await registered(world)
  const { comm } = await webView(world)
  await takeOver(comm, await handOver(shell))
  await shell.quit('register')
  expect(await comm.call(member)).toBe('u1')
  await shell.register(proved(world))
  await comm.quit('register')
  expect(await shell.call(member)).toBe('u1')
})

test('a used code is refused with the reason of the server, and the visitor can continue', async () => {
  const world = await openWorld()
  const code = await handOver(await registered(world))
  await takeOver((await webView(world)).comm, code)
  const { comm, stored } = await webView(world)
  await expect(takeOver(comm, code)).rejects.toMatchObject({ kind: 'refused', reason: 'ticket_invalid' })
  expect(comm.flag).toBe('tourist')
  expect(stored.get(names.registerParams)).toBeNull()
  expect(await comm.call({ path: '/anyone', body: {} })).toBe('tourist')
})

test('I8 of two concurrent calls the second succeeds at once, says why nothing was done, and its code stays valid', async () => {
  const world = await openWorld()
  const shell = await registered(world)
  const { comm } = await webView(world)
  const [one, two] = [await handOver(shell), await handOver(shell)]
  late(world)
  const first = takeOver(comm, one)
  const twice = { error_code: 0, error_message: 'two registrations in a short time are not allowed' }
  expect(await takeOver(comm, two)).toEqual(twice)
  expect(await comm.register(proved(world))).toEqual(twice)
  await came(world, 'trade/auth/handoff')
  world.server.release()
  expect(await first).toEqual(success)
  expect([times(world, 'trade/auth/handoff'), times(world, 'trade/auth/identity')]).toEqual([1, 0])
  world.server.fault = () => undefined
  expect(await takeOver((await webView(world)).comm, two)).toEqual(success)
})

test('I9 if the same person is already registered nothing changes, and the spare registration is returned', async () => {
  const world = await openWorld()
  const shell = await registered(world)
  const { comm, stored } = await webView(world)
  await comm.register(proved(world))
  const before = [names.registerToken, names.registerParams, names.registerAppKey].map((name) => stored.get(name))
  world.server.seen.length = 0
  expect(await takeOver(comm, await handOver(shell))).toEqual(success)
  expect([names.registerToken, names.registerParams, names.registerAppKey].map((name) => stored.get(name))).toEqual(
    before,
  )
  await came(world, 'jwt/auth/quit')
  const spare = idOf(String(world.server.headers()['jwt-assertion']))
  await expect.poll(() => world.server.service.hasEnded(spare)).toBe(true)
  expect(spare).not.toBe(idOf(before[0] ?? null))
  expect(await comm.call(member)).toBe('u1')
  expect(await shell.call(member)).toBe('u1')
})

test('I9 taking over the same person does not end their login', async () => {
  const world = await openWorld()
  const shell = await registered(world)
  const { comm } = await webView(world)
  await comm.register(proved(world))
  await comm.login(provedAccount(world))
  await takeOver(comm, await handOver(shell))
  expect(comm.flag).toBe('login')
  expect(await comm.call({ path: '/account', body: {} })).toBe('f1')
})

test('taking over another person replaces the previous one, who is signed out at the server', async () => {
  const world = await openWorld()
  const shell = await registered(world)
  const { comm, stored } = await webView(world)
  await comm.register(proved(world, 'u2'))
  const before = stored.get(names.registerToken)
  await takeOver(comm, await handOver(shell))
  expect(await comm.call(member)).toBe('u1')
  await expect.poll(() => world.server.service.hasEnded(idOf(before))).toBe(true)
})

test('I10 calls wait for a registration that is being taken over', async () => {
  const world = await openWorld()
  const shell = await registered(world)
  const { comm } = await webView(world)
  const code = await handOver(shell)
  late(world)
  const taking = takeOver(comm, code)
  const call = comm.call(member)
  await came(world, 'trade/auth/handoff')
  for (let i = 0; i < 20; i++) await turn()
  expect(times(world, 'api/member')).toBe(0)
  world.server.release()
  await taking
  expect(await call).toBe('u1')
})

test('I7 a reply that comes after the person quit changes nothing here, and its registration is returned', async () => {
  const world = await openWorld()
  const shell = await registered(world)
  const { comm, stored } = await webView(world)
  const code = await handOver(shell)
  late(world)
  const outcome = takeOver(comm, code).catch((error) => error)
  await came(world, 'trade/auth/handoff')
  await comm.quit('register')
  world.server.release()
  expect(await outcome).toMatchObject({ kind: 'init', reason: 'no_credentials' })
  expect(comm.flag).toBe('tourist')
  expect(stored.get(names.registerToken)).toBeNull()
  await came(world, 'jwt/auth/quit')
})

test.each(['dropped', 'garbage'] as const)('after a reply that is %s the visitor can continue', async (fault) => {
  const world = await openWorld()
  const shell = await registered(world)
  const { comm } = await webView(world)
  const code = await handOver(shell)
  world.server.fault = (path) => (path === 'trade/auth/handoff' ? { fault, served: true } : undefined)
  await expect(takeOver(comm, code)).rejects.toMatchObject({ code: 10004 })
  expect(comm.flag).toBe('tourist')
  expect(await comm.call({ path: '/anyone', body: {} })).toBe('tourist')
})

test('P6 a visitor has no registration to hand over', async () => {
  const world = await openWorld()
  const { comm } = await webView(world)
  await expect(handOver(comm)).rejects.toMatchObject({ reason: 'level_too_low' })
})

test('P1 a person who is logged in hands over the registration, and nothing of the login', async () => {
  const world = await openWorld()
  const shell = await registered(world)
  await shell.login(provedAccount(world))
  const { comm } = await webView(world)
  await takeOver(comm, await handOver(shell))
  expect([comm.flag, shell.flag]).toEqual(['register', 'login'])
  expect(comm.userInfo).toEqual({ mobileNo: shell.userInfo?.mobileNo })
})

test('a code ends with the registration it came from', async () => {
  const world = await openWorld()
  const shell = await registered(world)
  const code = await handOver(shell)
  await shell.quit('register')
  await expect(takeOver((await webView(world)).comm, code)).rejects.toMatchObject({ reason: 'ticket_invalid' })
})
