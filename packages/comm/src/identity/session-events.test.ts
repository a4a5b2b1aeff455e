import { describe, expect, test } from 'vitest'
import type { Comm } from '../comm.ts'
import { day, openFixture, proved, provedAccount } from '../testing/fixture.ts'
import { testBrowser } from '../testing/tabs.ts'

const anyone = { path: '/anyone', body: {} } as const
const turn = () => new Promise(setImmediate)

/** Collects the events of a page from now on, as `name level reason`. */
const eventsOf = (comm: Comm): string[] => {
  const events: string[] = []
  comm.on('signedIn', ({ level }) => void events.push(`signedIn ${level}`))
  comm.on('refreshed', ({ level }) => void events.push(`refreshed ${level}`))
  comm.on('signedOut', ({ level, reason }) => void events.push(`signedOut ${level} ${reason}`))
  return events
}

/** Returns the collected events and clears them. */
const takeEvents = async (events: string[]): Promise<string[]> => {
  for (let i = 0; i < 5; i++) await turn()
  return events.splice(0)
}

describe('named events', () => {
  test('registering, logging in and quitting each raise an event with level and reason', async () => {
    const fixture = await openFixture()
    const comm = fixture.device.open()
    const events = eventsOf(comm)
    await comm.init()
    expect(await takeEvents(events)).toEqual(['refreshed tourist'])
    await comm.register(proved(fixture))
    expect(await takeEvents(events)).toEqual(['signedIn register'])
    await comm.login(provedAccount(fixture))
    expect(await takeEvents(events)).toEqual(['signedIn login'])
    await comm.quit('login')
    expect(await takeEvents(events)).toEqual(['signedOut login quit'])
    await comm.login(provedAccount(fixture))
    await comm.quit('register')
    expect(await takeEvents(events)).toEqual(['signedIn login', 'signedOut login quit', 'signedOut register quit'])
    await comm.quit('register')
    expect(await takeEvents(events)).toEqual([])
  })

  test('a page that opens raises signedIn for the person who is signed in, and refreshed for each renewal', async () => {
    const fixture = await openFixture()
    await fixture.device.open().register(proved(fixture))
    const comm = fixture.device.open()
    const events = eventsOf(comm)
    await comm.init()
    expect(await takeEvents(events)).toContain('signedIn register')
    fixture.clocks.advance(8 * day)
    await comm.call(anyone)
    const renewed = await takeEvents(events)
    expect(renewed).toContain('refreshed register')
    expect(renewed.filter((event) => event.startsWith('signed'))).toEqual([])
  })

  test('an account or a person that replaces another is a sign-out with the reason replaced', async () => {
    const fixture = await openFixture()
    const comm = fixture.device.open()
    await comm.register(proved(fixture))
    await comm.login(provedAccount(fixture, 'f1'))
    const events = eventsOf(comm)
    await comm.login(provedAccount(fixture, 'f2'))
    expect(await takeEvents(events)).toEqual(['signedOut login replaced', 'signedIn login'])
    await comm.register(proved(fixture, 'u2'))
    expect(await takeEvents(events)).toEqual([
      'signedOut login replaced',
      'signedOut register replaced',
      'signedIn register',
    ])
  })

  test('a login that expires is expired; a session that the server ended is ended', async () => {
    const fixture = await openFixture()
    const comm = fixture.device.open()
    await comm.register(proved(fixture))
    await comm.login(provedAccount(fixture))
    const events = eventsOf(comm)
    fixture.clocks.advance(13 * 3_600_000)
    await comm.call(anyone)
    expect(await takeEvents(events)).toEqual(['signedOut login expired'])
    await comm.login(provedAccount(fixture))
    await takeEvents(events)
    fixture.server.service.revokeAll({ level: 'login' })
    await comm.result(anyone)
    expect(await takeEvents(events)).toEqual(['signedOut login ended'])
    fixture.server.service.revokeAll({ registrations: true })
    await comm.result({ path: '/member', body: {}, credentials: 'register' })
    expect((await takeEvents(events)).filter((event) => event.startsWith('signed'))).toEqual([
      'signedOut register ended',
    ])
  })

  test('a person who quits in one tab is signed out in the other with the reason elsewhere', async () => {
    const browser = testBrowser()
    const fixture = await openFixture()
    const [one, two] = [1, 2].map(() => fixture.device.open(browser.openTab().load())) as [Comm, Comm]
    await one.register(proved(fixture))
    await two.init()
    const events = eventsOf(two)
    await one.quit('register')
    expect(await takeEvents(events)).toEqual(['signedOut register elsewhere'])
  })

  test('a listener that was stopped receives no event', async () => {
    const fixture = await openFixture()
    const comm = fixture.device.open()
    const events = eventsOf(comm)
    const stop = comm.on('refreshed', () => void events.push('stopped'))
    stop()
    await comm.init()
    expect(await takeEvents(events)).toEqual(['refreshed tourist'])
  })
})
