import { randomInt } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { spendingOn } from '../node/spent.ts'

export { expect }
export type Language = 'zh-CN' | 'zh-HK' | 'en-US'

interface Fixtures {
  /** the forwarded address this test's browser comes from: limits by address must not add up over tests */
  address: string
  /** a Hong Kong mobile number nobody else uses */
  mobileNo: string
}

/**
 * To be awaited before a context closes. What a page still asks for then would fail in the hands of the route that
 * answers it, after the test has ended: an error of no test, which ends the whole run.
 */
export const stopRoutes = async (context: BrowserContext): Promise<void> => {
  // one that a test has closed by itself has none left
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

/** The newest code sent to a number, read where the sandbox keeps its messages. */
export const codeSentTo = async ({ request }: Pick<Page, 'request'>, e164: string): Promise<string> => {
  const reply = await request.get(`/dev/sms?mobile=${encodeURIComponent(e164)}`, {
    headers: { 'X-Forwarded-For': '127.0.0.1' },
  })
  const { data } = (await reply.json()) as { data: { text: string }[] }
  const code = /\b\d{6}\b/.exec(data[0]?.text ?? '')?.[0]
  if (!code) throw new Error(`no message was sent to ${e164}`)
  return code
}

/** What is half faded in has half its contrast: waits for what comes to rest by itself. */
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

/** Fails on anything axe finds, but in `except`; what is hidden behind an open dialog is not looked at. */
export const expectAccessible = async (page: Page, except?: string): Promise<void> => {
  await animationsEnd(page)
  const axe = new AxeBuilder({ page })
  const { violations } = await (except ? axe.exclude(except) : axe).analyze()
  expect(violations.map(({ id, nodes }) => ({ id, targets: nodes.map((node) => node.target) }))).toEqual([])
}
