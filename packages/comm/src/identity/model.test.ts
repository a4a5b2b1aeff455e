import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testClocks } from '../testing/device.ts'
import { testLocks, watchedPage } from '../testing/model.ts'
import { type Step, step } from '../testing/model-steps.ts'
import { startServer, type TestServer } from '../testing/server.ts'
import { testBrowser } from '../testing/tabs.ts'
import { consent } from '../testing/world.ts'

/**
 * The identity of one to three tabs over clock × server faults × storage faults × locks that time out × what people do,
 * against the server over HTTP, where answers may come late and bodies in pieces. What must hold, whatever came before:
 *
 * - never two refreshes of one level at once in one tab; a second one from another tab, where the lock timed out, ends
 *   nothing;
 * - as long as nobody sets the clock, no call leaves with a token that has expired, nor with a foreign one: of another
 *   session, or of another person or account than the tab shows;
 * - a call fails only with a reason that something on the way gave;
 * - once all is well again and every rest over, every call succeeds, at the level the flag says: no answer for a lower
 *   level was taken over a higher one;
 * - no fault, of network, clock, lock or storage, ever signs anyone out: the flag is register or above exactly for whoever
 *   registered and neither quit, in whatever tab, nor was ended by the server. Of tabs whose storage broke, which cannot
 *   know of each other, this is asked only if they are one;
 * - nor logs anyone out: a login lasts until it is quit or runs out, or the registration below it, or the page.
 */

const hour = 3_600_000
let server: TestServer
let clocks: ReturnType<typeof testClocks>
beforeAll(async () => {
  clocks = testClocks()
  server = await startServer(() => clocks.server())
})
afterAll(() => server.close())

/** What a tab should have come to. undefined: nobody can tell. */
interface Expected {
  person: string | null | undefined
  account: string | null | undefined
  /** when the login was made, by the server's clock */
  since: number
}

const openWorld = (count: number) => {
  const storageFault = { isBroken: false }
  const browser = testBrowser(storageFault)
  const locks = testLocks()
  const violations: string[] = []
  const onViolation = (what: string) => void violations.push(what)
  const running = new Set<Promise<unknown>>()
  let ends = 0
  /** grows with whatever may end a login that is being made */
  let disturbances = 0
  let wasBroken = false
  /** whether somebody quit whom a broken storage still keeps, to be found after a reload */
  let isUnsaid = false
  /** whether some tab may not have heard yet of whom another came to be */
  let isNews = false

  const tabs = Array.from({ length: count }, () => {
    const tab = browser.openTab()
    const open = () => watchedPage({ server, clocks, locks, tab, onViolation })
    const expected: Expected = { person: null, account: null, since: 0 }
    return { open, page: open(), expected }
  })
  type Tab = (typeof tabs)[number]
  const at = (index: number): Tab => tabs[index % count] as Tab

  /** Whom they came to be, and that any login of theirs is over; where a storage broke they may not know of each other. */
  const became = (person: string | null | undefined): void => {
    disturbances++
    isNews = true
    const isKnown = count === 1 || !wasBroken
    for (const { expected } of tabs) {
      expected.person = isKnown ? person : undefined
      expected.account = isKnown && person !== undefined ? null : undefined
    }
  }

  const forgetLogins = (): void => {
    disturbances++
    for (const { expected } of tabs) if (expected.account) expected.account = undefined
  }

  /** Begins something, and goes on when it has ended or waits for what only a later step may bring. */
  const begin = async ({ page }: Tab, work: Promise<unknown>): Promise<void> => {
    const mine = Promise.race([work, page.closed])
    running.add(mine)
    void mine.finally(() => running.delete(mine))
    await Promise.race([mine, new Promise((resolve) => setTimeout(resolve, 4))])
  }

  const steps: { [D in Step['do']]: (step: Extract<Step, { do: D }>) => Promise<void> | void } = {
    advance: ({ hours }) => {
      clocks.advance(hours * hour)
      // a registration may run out too, and with it the login above
      if (hours > 10) forgetLogins()
      for (const { expected } of tabs)
        if (clocks.server() - expected.since > 11 * hour && expected.account) expected.account = undefined
    },
    'set clock': ({ hours }) => {
      clocks.setDeviceAhead(hours * hour)
      forgetLogins()
    },
    fault: ({ fault, on, served }) => {
      server.fault = (seen) => (fault && seen.startsWith(on) ? { fault, served } : undefined)
    },
    call: async ({ tab, count, credentials }) => {
      const { attempt } = at(tab).page
      const calls = Array.from({ length: count }, () =>
        attempt((comm) => comm.call({ path: '/anyone', body: {}, credentials })),
      )
      await begin(at(tab), Promise.all(calls))
    },
    register: async ({ tab: index, as }) => {
      const tab = at(index)
      const { page } = tab
      const endsBefore = ends
      const userToken = server.service.ticketFor(`u${as}`)
      const input = { userCode: `u${as}`, userToken, areaCode: '852', mobileNo: '91234567', consent }
      const doing = page.attempt(async (comm) => {
        const { error_message: message } = await comm.register(input)
        if (message !== 'success' || !server.service.isRedeemed(userToken) || tab.page !== page) return
        became(endsBefore === ends ? `u${as}` : undefined)
      })
      await begin(tab, doing)
    },
    login: async ({ tab: index, as }) => {
      const tab = at(index)
      const { page, expected } = tab
      if (isNews) await new Promise((resolve) => setTimeout(resolve, 20))
      isNews = false
      const [before, since] = [disturbances, clocks.server()]
      const userToken = server.service.ticketFor(`f${as}`)
      const input = { fundUserCode: `f${as}`, userToken, consent }
      const doing = page.attempt(async (comm) => {
        const { error_message: message } = await comm.login(input)
        if (message !== 'success' || !server.service.isRedeemed(userToken) || tab.page !== page) return
        const isOurs = comm.userInfo?.mobileNo.at(-1) === expected.person?.at(-1)
        expected.account = isOurs && before === disturbances && (count === 1 || !wasBroken) ? `f${as}` : undefined
        expected.since = since
      })
      await begin(tab, doing)
    },
    quit: async ({ tab: index, level }) => {
      const tab = at(index)
      isUnsaid ||= storageFault.isBroken
      const quitting = tab.page.comm.quit(level)
      if (level === 'register') became(null)
      else tab.expected.account = null
      await begin(tab, quitting)
    },
    tick: ({ tab }) => at(tab).page.tick(),
    check: ({ tab }) => begin(at(tab), at(tab).page.comm.check()),
    reload: async ({ tab: index }) => {
      const tab = at(index)
      tab.page.close()
      tab.page = tab.open()
      tab.expected.account = null
      if (isUnsaid || (wasBroken && tab.expected.person)) became(undefined)
      await begin(
        tab,
        tab.page.attempt((comm) => comm.init()),
      )
    },
    release: () => server.release(),
    revoke: () => {
      server.service.revokeAll()
      forgetLogins()
    },
    end: () => {
      server.service.revokeAll({ registrations: true })
      ends++
      became(null)
    },
    'break storage': () => {
      storageFault.isBroken = true
      wasBroken = true
      if (count > 1) became(undefined)
    },
    'mend storage': () => {
      storageFault.isBroken = false
    },
    'break lock': locks.timeOut,
    'mend lock': locks.mend,
  }

  /** Until all that was begun has ended, as everything does once answers come. */
  const settle = async (): Promise<void> => {
    const since = performance.now()
    while (running.size) {
      if (performance.now() - since > 10_000) throw new Error('something never ends')
      server.release()
      await Promise.race([...running, new Promise((resolve) => setTimeout(resolve, 1))])
    }
    // what one tab stored reaches the others
    for (let i = 0; i < 3; i++) await new Promise(setImmediate)
  }

  return {
    tabs,
    violations,
    run: async (step: Step) => {
      await steps[step.do](step as never)
      // what was begun gets as far as the network, so that no clock jumps between looking at it and sending
      await new Promise(setImmediate)
    },
    /** All is well again and every rest over: the level at which each tab calls. */
    async heal() {
      server.fault = () => undefined
      await settle()
      const call = (tab: Tab) => tab.page.comm.call<string>({ path: '/anyone', body: {} })
      // what was under way may still fail and begin a rest; an ended registration shows with a call that fails for it, once
      // for each socketPwd that another tab may have stored
      for (let round = 0, areWell = false; round < 5 && !areWell; round++) {
        const attempts = tabs.map((tab) => tab.page.attempt(() => call(tab)))
        for (const [index, tab] of tabs.entries()) void begin(tab, attempts[index] as Promise<boolean>)
        await settle()
        areWell = (await Promise.all(attempts)).every((isWell) => isWell)
        clocks.advance(61_000)
      }
      const levels: string[] = []
      // what another tab refreshes meanwhile may be followed only after the call
      for (const [index, tab] of tabs.entries())
        for (let i = 0; i < 3 && levels[index] !== tab.page.comm.flag; i++) {
          levels[index] = await call(tab)
          await settle()
        }
      for (const tab of tabs) tab.page.close()
      return levels
    },
  }
}

test('I1 I3 I4 I5 I7 I16 whatever happens to clock, network, storage and locks, no fault signs anyone out', {
  timeout: 120_000,
}, async () => {
  let count = 0
  const runs = fc.array(step, { minLength: 1, maxLength: 80, size: 'max' })
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 3 }), fc.boolean(), runs, async (tabCount, setsClock, all) => {
      const steps = all.filter((next) => setsClock || next.do !== 'set clock')
      clocks.setDeviceAhead(0)
      server.fault = () => undefined
      const { run, heal, tabs, violations } = openWorld(tabCount)
      for (const next of steps) await run(next)
      count += steps.length
      const levels = await heal()
      expect(violations.filter((what) => !setsClock || !what.includes(' left with '))).toEqual([])
      for (const [index, { page, expected }] of tabs.entries()) {
        const { flag, userInfo } = page.comm
        expect(flag).toBe(levels[index])
        if (expected.person !== undefined)
          expect(userInfo?.mobileNo.at(-1) ?? null).toBe(expected.person?.at(-1) ?? null)
        if (expected.account !== undefined) expect(userInfo?.client?.clientId ?? null).toBe(expected.account)
      }
    }),
    { numRuns: 300 },
  )
  expect(count).toBeGreaterThanOrEqual(10_000)
})
