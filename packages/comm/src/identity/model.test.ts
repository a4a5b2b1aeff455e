import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testClocks } from '../testing/device.ts'
import { consent } from '../testing/fixture.ts'
import { testLocks, watchedPage } from '../testing/model.ts'
import { type Step, step } from '../testing/model-steps.ts'
import { startServer, type TestServer } from '../testing/server.ts'
import { testBrowser } from '../testing/tabs.ts'

/**
 * The identity of one to three tabs under random clocks, server faults, storage faults, lock time-outs and acts of people,
 * against the server over HTTP, where replies may be late and bodies arrive in parts. Invariants, after any steps:
 *
 * - One tab never runs two refreshes of one level at once. A second refresh from another tab, after a lock time-out, ends
 *   nothing.
 * - As long as the clock is not set, no call is sent with an expired token, nor with a foreign one: of another session, or
 *   of another person or account than the tab shows.
 * - A call fails only with a reason that an intermediary or the person caused.
 * - Once all faults and backoffs have ended, every call succeeds, at the level of the flag: no reply for a lower level has
 *   replaced a higher one.
 * - No fault of network, clock, lock or storage ever signs anyone out: the flag is register or above exactly if the person
 *   registered, did not quit in any tab, and was not signed out by the server. For tabs whose storage failed, which cannot
 *   notice each other, this is checked only if there is one tab.
 * - No fault ends a login: it lasts until it is quit or expires, or until the registration below it or the page ends.
 */

const hour = 3_600_000
let server: TestServer
let clocks: ReturnType<typeof testClocks>
beforeAll(async () => {
  clocks = testClocks()
  server = await startServer(() => clocks.server())
})
afterAll(() => server.close())

/** The expected state of a tab. undefined: unknown. */
interface Expected {
  person: string | null | undefined
  account: string | null | undefined
  /** when the login was made, by the server's clock */
  since: number
}

const openFixture = (count: number) => {
  const storageFault = { isBroken: false }
  const browser = testBrowser(storageFault)
  const locks = testLocks()
  const violations: string[] = []
  const onViolation = (what: string) => void violations.push(what)
  const running = new Set<Promise<unknown>>()
  let ends = 0
  /** incremented by everything that may end a login in progress */
  let disturbances = 0
  let wasBroken = false
  /** whether a failing storage still contains a person who has quit, who will be found after a reload */
  let isUnsaid = false
  /** whether a tab may not yet know which person another tab has registered */
  let isNews = false

  const tabs = Array.from({ length: count }, () => {
    const tab = browser.openTab()
    const open = () => watchedPage({ server, clocks, locks, tab, onViolation })
    const expected: Expected = { person: null, account: null, since: 0 }
    return { open, page: open(), expected }
  })
  type Tab = (typeof tabs)[number]
  const at = (index: number): Tab => tabs[index % count] as Tab

  /** Records the registered person, and that any login is over. Tabs whose storage failed may not notice each other. */
  const became = (person: string | null | undefined): void => {
    disturbances++
    isNews = true
    const isKnown = count === 1 || !wasBroken
    for (const { expected } of tabs) {
      expected.person = isKnown ? person : undefined
      expected.account = isKnown && person !== undefined ? null : undefined
    }
  }

  const removeLogins = (): void => {
    disturbances++
    for (const { expected } of tabs) if (expected.account) expected.account = undefined
  }

  /** Starts work, and continues once it has ended or waits for what only a later step provides. */
  const begin = async ({ page }: Tab, work: Promise<unknown>): Promise<void> => {
    const task = Promise.race([work, page.closed])
    running.add(task)
    void task.finally(() => running.delete(task))
    await Promise.race([task, new Promise((resolve) => setTimeout(resolve, 4))])
  }

  const steps: { [D in Step['do']]: (step: Extract<Step, { do: D }>) => Promise<void> | void } = {
    advance: ({ hours }) => {
      clocks.advance(hours * hour)
      // a registration may expire too, and the login above it with it
      if (hours > 10) removeLogins()
      for (const { expected } of tabs)
        if (clocks.server() - expected.since > 11 * hour && expected.account) expected.account = undefined
    },
    'set clock': ({ hours }) => {
      clocks.setDeviceAhead(hours * hour)
      removeLogins()
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
      removeLogins()
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

  /** Waits until all started work has ended, as it does once replies arrive. */
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
      // the started work reaches the network, so that no clock jumps between the check of a token and the request
      await new Promise(setImmediate)
    },
    /** Ends all faults and backoffs, and returns the level at which each tab calls. */
    async heal() {
      server.fault = () => undefined
      for (const { page } of tabs) page.waitForEveryReply()
      await settle()
      const call = (tab: Tab) => tab.page.comm.call<string>({ path: '/anyone', body: {} })
      // work in flight may still fail and begin a backoff; a call that fails for an ended registration reveals it, once
      // for each socketPwd that another tab may have stored
      for (let round = 0, areWell = false; round < 5 && !areWell; round++) {
        const attempts = tabs.map((tab) => tab.page.attempt(() => call(tab)))
        for (const [index, tab] of tabs.entries()) void begin(tab, attempts[index] as Promise<boolean>)
        await settle()
        areWell = (await Promise.all(attempts)).every((isWell) => isWell)
        clocks.advance(61_000)
      }
      // a call of one tab may store what another tab follows: rounds of calls, until no flag has changed since its tab's call
      let levels: string[] = []
      for (let round = 0; round < 3 && tabs.some(({ page }, index) => levels[index] !== page.comm.flag); round++) {
        levels = []
        for (const tab of tabs) {
          levels.push(await call(tab))
          await settle()
        }
      }
      for (const tab of tabs) tab.page.close()
      return levels
    },
  }
}

test('I1 I3 I4 I5 I7 I16 no fault of clock, network, storage or locks signs anyone out', {
  timeout: 300_000,
}, async () => {
  let count = 0
  const runs = fc.array(step, { minLength: 1, maxLength: 80, size: 'max' })
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 3 }), fc.boolean(), runs, async (tabCount, setsClock, all) => {
      const steps = all.filter((next) => setsClock || next.do !== 'set clock')
      clocks.setDeviceAhead(0)
      server.fault = () => undefined
      const { run, heal, tabs, violations } = openFixture(tabCount)
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
    // a run has about 37 steps, so 330 runs have clearly more steps than are required below
    { numRuns: 330 },
  )
  expect(count).toBeGreaterThanOrEqual(10_000)
})
