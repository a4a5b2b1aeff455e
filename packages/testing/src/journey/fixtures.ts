import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { spendingOn } from '../node/spent.ts'

export type { FoundingLanguage as Language } from '@foyer/api/founding-languages'
export { expect }

interface Fixtures {
  /** the forwarded address of this test's browser, since rate limits by address must not add up over tests */
  address: string
  /** a Hong Kong mobile number that no other test uses */
  mobileNo: string
}

/**
 * Call and await it before a context closes. Otherwise a pending request of a page would fail in its route handler
 * after the end of the test, and an error outside of any test ends the whole run.
 */
export const stopRoutes = async (context: BrowserContext): Promise<void> => {
  // a context that a test has closed has no routes
  for (const routed of [context, ...context.pages()])
    await routed.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined)
}

export const test = base.extend<Fixtures>({
  address: async ({ browserName: _ }, use) => use(`100.${randomInt(64, 128)}.${randomInt(256)}.${randomInt(1, 255)}`),
  mobileNo: async ({ browserName: _ }, use) => use(`6${randomInt(10, 25)}${randomInt(10_000, 99_999)}`),
  extraHTTPHeaders: async ({ address }, use) => use({ 'X-Forwarded-For': address }),
  context: async ({ context }, use) => {
    await use(context)
    await stopRoutes(context)
  },
  page: async ({ page }, use) => {
    const go = page.goto.bind(page)
    page.goto = (url, options) => spendingOn('opening pages', () => go(url, options))
    await use(page)
  },
})

/** Headers of a call that this machine makes for itself, as the sandbox's own routes require. */
export const fromHere = { 'X-Forwarded-For': '127.0.0.1' }

/** Lets a page open the sandbox's own pages, such as the sign-in of staff, which refuse the address of this test. */
export const openFromHere = (page: Page): Promise<unknown> =>
  page.route(/\/(dev|sandbox)\/|\/staff\/sign-in/, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': '127.0.0.1' } }),
  )

/** The newest code sent to a number, read from the sandbox's list of messages. */
export const codeSentTo = async ({ request }: Pick<Page, 'request'>, e164: string): Promise<string> => {
  const reply = await request.get(`/dev/sms?mobile=${encodeURIComponent(e164)}`, {
    headers: fromHere,
  })
  const { data } = (await reply.json()) as { data: { text: string }[] }
  const code = /\b\d{6}\b/.exec(data[0]?.text ?? '')?.[0]
  if (!code) throw new Error(`no message was sent to ${e164}`)
  return code
}

/** Waits for all finite animations, since a half faded-in element has half its contrast. */
const animationsEnd = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ playState, effect, timeline }) => {
          const length = Number(effect?.getComputedTiming().endTime)
          return playState === 'running' && timeline === document.timeline && length < 2_000
        })
        .map(({ finished }) => finished),
    ).then(() => undefined),
  )

/** The minified file takes a page three quarters of the time of the other one. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Fails on any violation that axe finds, except in `except`. Content behind an open dialog is not checked, nor is the
 * content of frames: the lab alone has frames, and they show clients that have tests of their own.
 */
export const expectAccessible = async (page: Page, except?: string): Promise<void> => {
  await animationsEnd(page)
  // in the page itself, because the package for Playwright opens a second page for each check
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  const violations = await page.evaluate(async (exclude) => {
    const { axe: checker } = globalThis as typeof globalThis & { axe: typeof axe }
    const context = exclude ? { exclude: [exclude] } : document
    const found = await checker.run(context, { iframes: false, resultTypes: ['violations'] })
    return found.violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target) }))
  }, except)
  expect(violations).toEqual([])
}
