import { expect } from '@foyer/testing/journey/fixtures'
import type { Page } from '@playwright/test'
import { built } from '../apps/web/build/built-selector.ts'
import { banner, settled } from './host-actions.ts'
import { language, test } from './in-host.ts'

const guide = (page: Page) => page.getByRole('dialog', { name: 'Open in a browser' })

test('A6 in a phone’s browser the hall offers the app without moving anything, and the first tap tries its scheme', async ({
  enter,
}) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const { page } = await enter('android-browser', `/?lang=${language}`, (page) =>
    page.route('**/assets/hall-extras-*.js', async (route) => {
      await released
      await route.continue()
    }),
  )
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(window, { moved: Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift' })
  })
  release()
  await expect(banner(page)).toBeVisible()
  await settled(page)
  await banner(page).evaluate((bar) => Promise.all(bar.getAnimations().map(({ finished }) => finished)))
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBe(0)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.enable')
  const went = new Promise<string>((resolve) => {
    devTools.on('Page.frameRequestedNavigation', ({ url }) => resolve(url))
  })
  await banner(page).getByRole('button', { name: 'Open in the app' }).click()
  expect(await went).toBe('foyer://open')
})

test('the offer of the app hides nothing at the end of the page, and stays dismissed after a reload', async ({
  enter,
}) => {
  const { page } = await enter('ios-browser', `/?lang=${language}`)
  await expect(banner(page)).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const [footer, bar] = await Promise.all([
    page.locator(built('.risk-footer')).boundingBox(),
    banner(page).boundingBox(),
  ])
  expect(Number(footer?.y) + Number(footer?.height)).toBeLessThanOrEqual(Number(bar?.y) + 1)
  await page.getByRole('button', { name: 'Do not show again' }).click()
  await expect(banner(page)).toHaveCount(0)
  await page.reload()
  await settled(page)
  await expect(banner(page)).toHaveCount(0)
})

for (const [name, entry] of [
  ['wechat', 'Open in browser'],
  ['qq', 'Open in browser'],
  ['weibo', 'Open in browser'],
] as const)
  test(`A5 in ${name} Open in the app shows a drawing of where to tap, in the hall and at the sign-in, and tries no address`, async ({
    enter,
  }) => {
    const { page } = await enter(name, `/?lang=${language}`)
    // the sheet adds an entry of the same address to the history
    const here = page.url()
    const left: string[] = []
    page.on('framenavigated', (frame) => frame.url() !== here && left.push(frame.url()))
    await banner(page).getByRole('button', { name: 'Open in the app' }).click()
    await expect(guide(page).getByRole('listitem')).toHaveText(['Tap ··· at the top right', `Choose “${entry}”`])
    await expect(guide(page).locator(built('svg.guide-picture'))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(guide(page)).toHaveCount(0)
    expect(left).toEqual([])
    // the page is still going back from the entry of the sheet, and would go back from the next screen too
    await page.waitForFunction(() => !history.state?.layer)
    await page.goto(`/?lang=${language}#/selectLogin`)
    await page
      .getByRole('main')
      .getByRole('button', { name: /Open in the app/ })
      .click()
    await expect(guide(page).locator(built('svg.guide-picture'))).toBeVisible()
  })

test('A5 X3 where the drawing does not load, an alert explains how to open the page in a browser', async ({
  enter,
}) => {
  const { page } = await enter('wechat', `/?lang=${language}#/selectLogin`, (page) =>
    page.route('**/assets/guide-sheet-*.js', (route) => route.abort()),
  )
  const dialog = page.waitForEvent('dialog')
  const tap = page
    .getByRole('main')
    .getByRole('button', { name: /Open in the app/ })
    .click()
  const alert = await dialog
  expect(alert.message()).toBe('Open in a browser')
  await alert.accept()
  await tap
})

test('A5 in a mini-program, whose menu opens no browser, the guide gives the address to paste', async ({ enter }) => {
  const { page } = await enter('mini-program', `/?lang=${language}#/selectLogin`)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page
    .getByRole('main')
    .getByRole('button', { name: /Open in the app/ })
    .click()
  await expect(guide(page)).toContainText('Copy the link and paste it into a browser')
  await guide(page).getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})
