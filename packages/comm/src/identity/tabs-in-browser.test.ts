import type { ClientConfig } from '@foyer/protocol/config'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as Library from '../index.ts'
import { launchBrowser, openVisitor } from '../testing/browser.ts'
import { openFixture, proved, times } from '../testing/fixture.ts'

let chromium: Awaited<ReturnType<typeof launchBrowser>>
beforeAll(async () => {
  chromium = await launchBrowser()
}, 60_000)
afterAll(() => chromium.browser.close())

/** The globals of the page, in which the functions given to `evaluate` run. */
type InPage = typeof globalThis & {
  library: typeof Library
  client: ClientConfig
  comm: Library.Comm
  pass: (ms: number) => void
}

const member = (page: Page): Promise<unknown> =>
  page.evaluate(() => (globalThis as InPage).comm.call({ path: '/member', body: {} }))

test('I16 in Chromium three tabs with strict rotation: 50 expiries cause 50 refreshes and no rejection', {
  timeout: 60_000,
}, async () => {
  const fixture = await openFixture({ service: { isStrict: true, lives: { tourist: 365 * 86_400, register: 3600 } } })
  const { context, open } = await openVisitor(chromium, fixture.server)
  // a clock that the test can advance; timers are not affected
  await context.addInitScript(() => {
    const real = Date.now
    let passed = 0
    Date.now = () => real() + passed
    Object.assign(globalThis, { pass: (ms: number) => (passed += ms) })
  })
  const pages = [await open(), await open(), await open()]
  for (const page of pages)
    await page.evaluate(() => {
      const here = globalThis as InPage
      here.comm = here.library.createComm({ client: here.client, ...here.library.webPlatform() })
      return here.comm.init()
    })
  await pages[0]?.evaluate((input) => (globalThis as InPage).comm.register(input), proved(fixture))
  for (const page of pages) await page.waitForFunction(() => (globalThis as InPage).comm.flag === 'register')

  const hour = 3_601_000
  for (let expiry = 0; expiry < 50; expiry++) {
    fixture.clocks.advance(hour)
    await Promise.all(pages.map((page) => page.evaluate((ms) => (globalThis as InPage).pass(ms), hour)))
    expect(await Promise.all(pages.map(member))).toEqual(['u1', 'u1', 'u1'])
  }
  expect(times(fixture, 'jwt/auth/register')).toBe(50)
  expect(times(fixture, 'api/member')).toBe(150)
  expect(await Promise.all(pages.map((page) => page.evaluate(() => (globalThis as InPage).comm.flag)))).toEqual([
    ...['register', 'register', 'register'],
  ])
})

test('E4 in Chromium two tabs that open at once on a first visit share a session: a person who signs in in one is signed in in the other', {
  timeout: 120_000,
}, async () => {
  for (let visit = 0; visit < 8; visit++) {
    const fixture = await openFixture()
    const { context, open } = await openVisitor(chromium, fixture.server)
    const [one, other] = [await open(), await open()]
    const start = Date.now() + 200
    await Promise.all(
      [one, other].map((page) =>
        page.evaluate(async (at) => {
          const here = globalThis as InPage
          await new Promise((resolve) => setTimeout(resolve, at - Date.now()))
          here.comm = here.library.createComm({ client: here.client, ...here.library.webPlatform() })
          await here.comm.init()
        }, start),
      ),
    )
    await one.evaluate((input) => (globalThis as InPage).comm.register(input), proved(fixture))
    await other.waitForFunction(() => (globalThis as InPage).comm.flag === 'register')
    await context.close()
  }
})
