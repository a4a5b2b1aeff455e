import { describe, expect, test } from 'vitest'
import type { Comm } from '../comm.ts'
import { testBrowser } from '../testing/tabs.ts'
import { day, openWorld, proved, provedAccount } from '../testing/world.ts'

const anyone = { path: '/anyone', body: {} } as const
const turn = () => new Promise(setImmediate)

/** What a page hears from now on, as `name level reason`. */
const heardBy = (comm: Comm): string[] => {
  const heard: string[] = []
  comm.on('signedIn', ({ level }) => void heard.push(`signedIn ${level}`))
  comm.on('refreshed', ({ level }) => void heard.push(`refreshed ${level}`))
  comm.on('signedOut', ({ level, reason }) => void heard.push(`signedOut ${level} ${reason}`))
  return heard
}

/** What was heard so far, and from now on nothing. */
const taken = async (heard: string[]): Promise<string[]> => {
  for (let i = 0; i < 5; i++) await turn()
  return heard.splice(0)
}

describe('named events', () => {
  test('a person who registers, logs in and quits is heard of by level and reason', async () => {
    const world = await openWorld()
    const comm = world.device.open()
    const heard = heardBy(comm)
    await comm.init()
    expect(await taken(heard)).toEqual(['refreshed tourist'])
    await comm.register(proved(world))
    expect(await taken(heard)).toEqual(['signedIn register'])
    await comm.login(provedAccount(world))
    expect(await taken(heard)).toEqual(['signedIn login'])
    await comm.quit('login')
    expect(await taken(heard)).toEqual(['signedOut login quit'])
    await comm.login(provedAccount(world))
    await comm.quit('register')
    expect(await taken(heard)).toEqual(['signedIn login', 'signedOut login quit', 'signedOut register quit'])
    await comm.quit('register')
    expect(await taken(heard)).toEqual([])
  })

  test('a page that opens hears of whoever is signed in, and of each renewal', async () => {
    const world = await openWorld()
    await world.device.open().register(proved(world))
    const comm = world.device.open()
    const heard = heardBy(comm)
    await comm.init()
    expect(await taken(heard)).toContain('signedIn register')
    world.clocks.advance(8 * day)
    await comm.call(anyone)
    const renewed = await taken(heard)
    expect(renewed).toContain('refreshed register')
    expect(renewed.filter((event) => event.startsWith('signed'))).toEqual([])
  })

  test('an account or a person that takes the place of another is a sign-out with the reason replaced', async () => {
    const world = await openWorld()
    const comm = world.device.open()
    await comm.register(proved(world))
    await comm.login(provedAccount(world, 'f1'))
    const heard = heardBy(comm)
    await comm.login(provedAccount(world, 'f2'))
    expect(await taken(heard)).toEqual(['signedOut login replaced', 'signedIn login'])
    await comm.register(proved(world, 'u2'))
    expect(await taken(heard)).toEqual(['signedOut login replaced', 'signedOut register replaced', 'signedIn register'])
  })

  test('a login that runs out is expired; a session that the server ended is ended', async () => {
    const world = await openWorld()
    const comm = world.device.open()
    await comm.register(proved(world))
    await comm.login(provedAccount(world))
    const heard = heardBy(comm)
    world.clocks.advance(13 * 3_600_000)
    await comm.call(anyone)
    expect(await taken(heard)).toEqual(['signedOut login expired'])
    await comm.login(provedAccount(world))
    await taken(heard)
    world.server.service.revokeAll({ level: 'login' })
    await comm.result(anyone)
    expect(await taken(heard)).toEqual(['signedOut login ended'])
    world.server.service.revokeAll({ registrations: true })
    await comm.result({ path: '/member', body: {}, credentials: 'register' })
    expect((await taken(heard)).filter((event) => event.startsWith('signed'))).toEqual(['signedOut register ended'])
  })

  test('a person who quits in one tab is signed out elsewhere in the other', async () => {
    const browser = testBrowser()
    const world = await openWorld()
    const [one, two] = [1, 2].map(() => world.device.open(browser.openTab().load())) as [Comm, Comm]
    await one.register(proved(world))
    await two.init()
    const heard = heardBy(two)
    await one.quit('register')
    expect(await taken(heard)).toEqual(['signedOut register elsewhere'])
  })

  test('a listener that stopped hears nothing', async () => {
    const world = await openWorld()
    const comm = world.device.open()
    const heard = heardBy(comm)
    const stop = comm.on('refreshed', () => void heard.push('stopped'))
    stop()
    await comm.init()
    expect(await taken(heard)).toEqual(['refreshed tourist'])
  })
})
