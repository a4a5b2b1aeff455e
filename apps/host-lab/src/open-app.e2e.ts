import { brand } from '@foyer/api/brand'
import type { Page } from '@playwright/test'
import { ensureChromium } from '../../../scripts/chromium.ts'
import { openHost } from './simulators/open-host.ts'
import { cover } from './simulators/page/cover.ts'
import { expect, type InPage, ready, test } from './testing/host-test.ts'

/** The paths of every address that the page tried to open, and the schemes that no browser knows. */
const navigations = async (page: Page): Promise<string[]> => {
  const requested: string[] = []
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.enable')
  devTools.on('Page.frameRequestedNavigation', ({ url }) => requested.push(url.replace(/^http:\/\/[^/]+/, '')))
  return requested
}

/** Taps a button that opens the app; returns the helper's outcome. */
const tap = async (page: Page, isUniversal = true, scheme = 'foyer://open'): Promise<unknown> => {
  await page.evaluate(
    ({ markers, isUniversal, scheme }) => {
      if (document.querySelector('button')) return
      const { appOpener, detectHost } = (globalThis as InPage).library
      const open = appOpener()
      const links = {
        scheme,
        download: `${location.origin}/app`,
        ...(isUniversal && { universalLink: `${location.origin}/universal` }),
      }
      const button = document.body.appendChild(document.createElement('button'))
      button.textContent = 'Open'
      button.addEventListener('click', () => {
        const here = globalThis as InPage
        here.outcome = open(detectHost(navigator.userAgent, globalThis, markers), links)
      })
    },
    { markers: [...brand.appMarkers], isUniversal, scheme },
  )
  await page.getByRole('button', { name: 'Open' }).click()
  return page.evaluate(() => (globalThis as InPage).outcome)
}

/** Waits for the download address. A universal link that the system handled is not a navigation. */
const arrived = (page: Page) => expect.poll(() => page.url()).toMatch(/\/app$/)

/** Stops the page's own time, which passes in `pass` alone. */
const stopTime = async ({ clock }: Page) => {
  await clock.install({ time: 0 })
  await clock.pauseAt(1_000)
}

/** Waits until the page has tried the expected addresses, and then lets the page's own time pass, in milliseconds. */
const pass = async (page: Page, time: number, requested: readonly string[], expected: readonly string[]) => {
  await expect.poll(() => requested).toEqual(expected)
  await page.clock.runFor(time)
}

test('A6 on Android the page tries the scheme, and after 3 s the download address', async ({ enter }) => {
  const { page } = await enter('android-browser')
  await stopTime(page)
  const requested = await navigations(page)
  expect(await tap(page)).toBe('tried')
  await pass(page, 2_999, requested, ['foyer://open'])
  await pass(page, 1, requested, ['foyer://open'])
  await arrived(page)
  expect(requested).toEqual(['foyer://open', '/app'])
})

test('A7 on iOS the page tries the universal link, then the scheme, and after 3 s the download address', async ({
  enter,
}) => {
  const { page } = await enter('ios-browser')
  await stopTime(page)
  const requested = await navigations(page)
  expect(await tap(page)).toBe('tried')
  await pass(page, 2_999, requested, ['/universal'])
  await pass(page, 1, requested, ['/universal', 'foyer://open'])
  await arrived(page)
  expect(requested).toEqual(['/universal', 'foyer://open', '/app'])
})

test('A7 on iOS without a universal link the page tries the scheme, then the download address', async ({ enter }) => {
  const { page } = await enter('ios-browser')
  await stopTime(page)
  const requested = await navigations(page)
  await tap(page, false)
  await pass(page, 3_000, requested, ['foyer://open'])
  await arrived(page)
  expect(requested).toEqual(['foyer://open', '/app'])
})

for (const name of ['android-browser', 'ios-browser'] as const)
  test(`A6 A7 in ${name} the page stays where it was when the app opened, also after the person returns`, async ({
    enter,
  }) => {
    const { page } = await enter(name)
    await stopTime(page)
    const requested = await navigations(page)
    await tap(page, false)
    await page.evaluate(cover, true)
    await page.clock.runFor(1_500)
    await page.evaluate(cover, false)
    await pass(page, 2_200, requested, ['foyer://open'])
    expect(requested).toEqual(['foyer://open'])
  })

test('A6 two taps lead to one download, 3 s after the second', async ({ enter }) => {
  const { page } = await enter('android-browser')
  await stopTime(page)
  const requested = await navigations(page)
  await tap(page)
  await pass(page, 1_000, requested, ['foyer://open'])
  // Chromium's own dialog about the scheme covers the page by now
  await page.evaluate(() => document.querySelector('button')?.click())
  await pass(page, 2_999, requested, ['foyer://open', 'foyer://open'])
  await pass(page, 1, requested, ['foyer://open', 'foyer://open'])
  await arrived(page)
  expect(requested).toEqual(['foyer://open', 'foyer://open', '/app'])
})

test('A5 in WeChat, QQ, Weibo and a mini-program the page tries no address', async ({ enter }) => {
  const names = ['wechat', 'qq', 'weibo', 'mini-program'] as const
  const pages = await Promise.all(names.map(async (name) => (await enter(name)).page))
  for (const page of pages) await stopTime(page)
  const requested = await Promise.all(pages.map(navigations))
  for (const page of pages) expect(await tap(page)).toBe('in-app-browser')
  for (const page of pages) await page.clock.runFor(3_300)
  expect(requested).toEqual([[], [], [], []])
})

test('on a PC the page offers the download address alone', async ({ enter }) => {
  const { page } = await enter('pc')
  const requested = await navigations(page)
  await tap(page)
  await arrived(page)
  expect(requested).toEqual(['/app'])
})

test('A6 a page that returns from the back-forward cache opens no address automatically', async ({
  playwright,
  launchOptions,
  site,
}) => {
  const ignoreDefaultArgs = ['--disable-back-forward-cache']
  // the headless shell has no back-forward cache
  const executablePath = ensureChromium()
  const browser = await playwright.chromium.launch({ ...launchOptions, executablePath, ignoreDefaultArgs })
  const host = await openHost(browser, 'android-browser', site.origin)
  const page = await host.context.newPage()
  await page.goto(`${site.origin}/`)
  await ready(page)
  // an address that does not unload the page, because an unknown scheme shows a dialog, which prevents caching
  await tap(page, false, `${site.origin}/universal`)
  await page.goto(`${site.origin}/elsewhere`)
  await page.goBack({ waitUntil: 'commit' })
  await page.waitForTimeout(3_300)
  expect(new URL(page.url()).pathname).toBe('/')
  // the page's JavaScript state was restored
  expect(await page.evaluate(() => (globalThis as InPage).outcome)).toBe('tried')
  await host.close()
  await browser.close()
})
