import { expect, expectAccessible } from '@foyer/testing/journey/fixtures'
import { words } from '@foyer/testing/journey/sign-in-steps'
import type { Page } from '@playwright/test'
import { built } from '../apps/web/build/built-selector.ts'
import { callsOf, language, test } from './in-host.ts'

const share = (page: Page) => page.getByRole('button', { name: 'Share', exact: true })
const close = (page: Page) => page.getByRole('button', { name: 'Close page' })
const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true })
const banner = (page: Page) => page.getByRole('complementary', { name: 'Open in the app' })
const guide = (page: Page) => page.getByRole('dialog', { name: 'Please open this page in a browser' })

/** Waits until the page has its host actions, which load last. */
const settled = (page: Page) => expect(share(page)).toBeVisible()

test.describe('sharing', () => {
  for (const [name, path] of [
    ['android-app', '/'],
    ['institution-ios', '/institution/'],
  ] as const)
    test(`B1 B2 A13 in ${name} the hall offers no app, and the app shares the shown page by its title and address`, async ({
      enter,
    }) => {
      const { page, native } = await enter(name, path)
      await settled(page)
      await expect(banner(page)).toHaveCount(0)
      await share(page).click()
      await expect.poll(() => callsOf(native, 'share')).toHaveLength(1)
      const { title, url } = callsOf(native, 'share')[0] as { title: string; url: string }
      expect(title).toBe(await page.title())
      expect(url).toBe(page.url())
    })

  test('X3 where the app cannot share, the page copies its address to the clipboard and shows a notice', async ({
    enter,
  }) => {
    const { page, native } = await enter('ios-app', '/')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    native.switches.missing = ['share']
    await share(page).click()
    await expect(page.getByText('Link copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  })

  test('X3 in a browser Share opens the system’s share sheet once at a time, dismissing it is no failure, and the page shows an error where neither sheet nor clipboard works', async ({
    enter,
  }) => {
    const { page } = await enter('android-browser', `/?lang=${language}`, (page) =>
      page.addInitScript(() => {
        const given: ShareData[] = []
        const take = (data: ShareData) => {
          given.push(data)
          return new Promise<void>((shared, reject) => {
            Object.assign(window, { shared, dismissed: () => reject(new DOMException('sent away', 'AbortError')) })
          })
        }
        Object.assign(window, { given })
        Object.defineProperty(navigator, 'share', { value: take, configurable: true })
      }),
    )
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await settled(page)
    await page.evaluate(() => navigator.clipboard.writeText('as it was'))
    for (const end of ['shared', 'dismissed']) {
      await share(page).click()
      await expect(share(page)).toHaveAttribute('aria-disabled', 'true')
      await share(page).click({ force: true })
      await page.evaluate((end) => Reflect.get(window, end)(), end)
      await expect(share(page)).not.toHaveAttribute('aria-disabled')
    }
    const given = (await page.evaluate(() => Reflect.get(window, 'given'))) as ShareData[]
    // the address names no language, because the recipient may read another
    const data = { title: await page.title(), url: new URL('/', page.url()).href }
    expect(given).toEqual([data, data])
    await expect(page.getByText('Link copied')).toHaveCount(0)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('as it was')

    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', { value: undefined })
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
      document.execCommand = () => false
    })
    await expect(page.getByText('Sharing does not work here')).toHaveCount(0)
    await share(page).click()
    await expect(page.getByText('Sharing does not work here')).toBeVisible()
  })

  test('a draft offers no sharing, because its address contains its token', async ({ enter }) => {
    const { page } = await enter('android-app', '/#/activityTemplate?code=first-account&preview=secret')
    // both actions are in the same chunk
    await expect(close(page)).toBeVisible()
    await expect(share(page)).toHaveCount(0)
  })

  test('A13 in a mini-program the hall offers no app, and Share opens a drawing of the menu that shares the page', async ({
    enter,
  }) => {
    const { page } = await enter('mini-program', `/?lang=${language}`)
    await settled(page)
    await expect(banner(page)).toHaveCount(0)
    await share(page).click()
    const sheet = page.getByRole('dialog', { name: 'Share from the menu at the top right' })
    await expect(sheet.getByRole('listitem')).toHaveText(['Tap ··· at the top right', 'Choose “Send to chat”'])
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(share(page)).toBeFocused()
  })
})

test.describe('leaving', () => {
  test('B1 in the app the close button closes the screen, and so does the back button of the first page', async ({
    enter,
  }) => {
    const { page, native } = await enter('android-app', '/#/selectLogin')
    await expect(page.getByRole('link', { name: /Code by text message/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /Open in the app/ })).toHaveCount(0)
    await close(page).click()
    await expect.poll(() => callsOf(native, 'close')).toHaveLength(1)
    await back(page).click()
    await expect.poll(() => callsOf(native, 'close')).toHaveLength(2)
    await expect(page).toHaveURL(/selectLogin/)
  })

  test('B1 in the app the back button of a later page leads to the previous page', async ({ enter }) => {
    const { page, native } = await enter('ios-app', '/')
    await expect(page.getByRole('listitem').first()).toBeVisible()
    await page.locator(built('a.sign-in-card')).click()
    await back(page).click()
    await expect(page.locator(built('a.sign-in-card'))).toBeVisible()
    expect(callsOf(native, 'close')).toEqual([])
  })

  test('B2 in the institution’s app the back button of the first page closes the screen', async ({ enter }) => {
    const { page, native } = await enter('institution-android', '/institution/#/selectLogin')
    await back(page).click()
    await expect.poll(() => callsOf(native, 'close')).toHaveLength(1)
  })

  for (const [what, set] of [
    ['cannot close', { missing: ['close'] }],
    ['says nothing', { faulty: ['close'], fault: 'no-answer' }],
  ] as const)
    test(`X3 where the app ${what}, the back button of the first page leads to the hall`, async ({ enter }) => {
      const { page, native } = await enter('android-app', '/#/selectLogin')
      Object.assign(native.switches, set)
      await back(page).click()
      await expect(page.locator(built('a.sign-in-card'))).toBeVisible()
      expect(callsOf(native, 'close')).toHaveLength(1)
    })

  for (const [what, set] of [
    ['refuses', { missing: ['close'] }],
    ['says nothing', { faulty: ['close'], fault: 'no-answer' }],
  ] as const)
    test(`X3 where the app ${what} to close the screen, the page shows an error and then the previous page`, async ({
      enter,
    }) => {
      const { page, native } = await enter('android-app', '/')
      await page.locator(built('a.sign-in-card')).click()
      await expect(close(page)).toBeVisible()
      Object.assign(native.switches, set)
      await close(page).click()
      await expect(page.getByText('The app did not close this page')).toBeVisible()
      await expect(page.locator(built('a.sign-in-card'))).toBeVisible()
      expect(callsOf(native, 'close')).toHaveLength(1)
    })

  test('A13 in a mini-program the back button requests a navigation of the mini-program, and leads to the hall if none follows', async ({
    enter,
  }) => {
    const { page } = await enter('mini-program', `/?lang=${language}#/selectLogin`, (page) =>
      page.addInitScript(() => {
        const calls: object[] = []
        const invoke = (_api: string, call: object) => calls.push(call)
        Object.assign(window, { calls, WeixinJSBridge: { invoke } })
      }),
    )
    await back(page).click()
    await expect(page.locator(built('a.sign-in-card'))).toBeVisible()
    const calls = await page.evaluate(() => Reflect.get(window, 'calls') as object[])
    expect(calls).toContainEqual({ name: 'navigateBack', arg: { delta: 1 } })
  })

  for (const name of ['android-browser', 'wechat'] as const)
    test(`A13 in ${name} there is no close button, and the back button of the first page leads to the hall`, async ({
      enter,
    }) => {
      const { page } = await enter(name, `/?lang=${language}#/selectLogin`)
      await expect(close(page)).toHaveCount(0)
      await back(page).click()
      await expect(page.locator(built('a.sign-in-card'))).toBeVisible()
    })
})

test.describe('the way into the app', () => {
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
    await expect(page.getByRole('listitem').first()).toBeVisible()
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
    await expectAccessible(page)
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
      await expectAccessible(page)
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
    expect(alert.message()).toBe('Please open this page in a browser')
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
})

test('A13 the bars that the app draws over the page cover no content, also after their size changes', async ({
  enter,
}) => {
  const { page, native } = await enter('ios-app', '/')
  await settled(page)
  const top = async () => (await page.locator('.top-bar').boundingBox())?.y
  expect(await top()).toBe(0)
  native.emit('userConfigChanged', { insets: { top: 47, bottom: 34 } })
  await expect.poll(top).toBe(47)
  await page.locator(built('a.sign-in-card')).click()
  await page.getByRole('button', { name: /\+852/ }).click()
  const sheet = await page.getByRole('dialog').boundingBox()
  expect(Number(sheet?.y)).toBeGreaterThanOrEqual(47)
})

test('A10 A13 on a PC the hall offers no app, and the area-code selector has no search bar and leaves the chosen code unchanged on its close button and Esc', async ({
  enter,
}) => {
  const { page } = await enter('pc', `/?lang=${language}`)
  await settled(page)
  await expect(banner(page)).toHaveCount(0)
  await page.locator(built('a.sign-in-card')).click()
  const area = page.getByRole('button', { name: /\+852/ })
  const dialog = page.getByRole('dialog')
  await area.click()
  await expect(dialog.getByRole('option').first()).toBeVisible()
  await expect(dialog.getByRole('combobox')).toHaveCount(0)
  await expect(dialog.getByRole('searchbox')).toHaveCount(0)
  await dialog.getByRole('button', { name: /close/i }).click()
  await expect(dialog).toHaveCount(0)
  await expect(area).toBeFocused()
  await area.click()
  await expect(dialog.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(area).toBeVisible()
  await expect(page.getByLabel(words[language].mobile, { exact: true })).toBeVisible()
})
