import { expect, test } from '@foyer/testing/journey/fixtures'
import { served, slow, waitUntilStored, withLine } from '@foyer/testing/journey/offline-steps'
import { signIn } from '@foyer/testing/journey/sign-in-steps'
import { giveSession } from '@foyer/testing/journey/signed-in'
import type { Page } from '@playwright/test'
import { built } from '../apps/web/build/built-selector.ts'

test.use({ serviceWorkers: 'allow' })
test.describe.configure({ timeout: 180_000 })

const age = (page: Page) => page.getByText(/You are offline. Last updated: \w+ \d+, \d{4}, \d\d:\d\d HKT/)

/** Method and address of every entry in every cache of the origin. */
const addresses = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys())
      for (const { url, method } of await (await caches.open(name)).keys())
        found.push(`${method} ${new URL(url).pathname}`)
    return found
  })

test('without a network the hall opens with the published content and its age, and a screen that was viewed before opens too', async ({
  page,
  context,
}) => {
  await page.goto('/?lang=en-US#/activityTemplate?code=first-account')
  await expect(page.locator(built('.gate-panel a, .gate-panel button')).first()).toBeVisible(slow)
  await page.goto('/?lang=en-US#/')
  await expect(page.locator(built('.activity-card')).first()).toBeVisible(slow)
  await waitUntilStored(page, '/api/activities/first-account', '/api/activities')
  await context.setOffline(true)
  await page.reload()
  await expect(age(page)).toBeVisible(slow)
  await expect(page.locator(built('.activity-card')).first()).toBeVisible()
  await page.goto('/?lang=en-US#/activityTemplate?code=first-account')
  await page.reload()
  await expect(age(page)).toBeVisible(slow)
  await context.setOffline(false)
})

test('an answer that was under way when the service worker took over the page is readable without a network', async ({
  page,
  context,
}) => {
  await page.route('**/api/activities', async (route) => {
    await served(page)
    await route.continue()
  })
  await page.goto('/?lang=en-US#/')
  await expect(page.locator(built('.activity-card')).first()).toBeVisible(slow)
  await waitUntilStored(page, '/api/activities')
  await context.setOffline(true)
  await page.reload()
  await expect(page.locator(built('.activity-card')).first()).toBeVisible(slow)
})

test('the service worker stores no signed answer, and signing out removes the stored content', async ({
  page,
  mobileNo,
}) => {
  await giveSession(page, 'en-US', mobileNo)
  await page.goto('/?lang=en-US#/myRewards')
  await expect(page.getByRole('heading', { name: 'Your next reward is waiting' })).toBeVisible(slow)
  await page.goto('/?lang=en-US#/')
  await waitUntilStored(page, '/api/activities')
  const personal = /\/(user|jwt|trade)\/|^(?!GET )/
  expect((await addresses(page)).filter((address) => personal.test(address))).toEqual([])
  await page.goto('/?lang=en-US#/me')
  const quit = page.getByRole('button', { name: 'Sign out', exact: true })
  await expect(quit).toBeVisible(slow)
  // requests that are in flight at the sign-out, whose answers arrive after it
  await page.evaluate(() => {
    const request = () => {
      for (let n = 0; n < 20; n++) void fetch('/api/activities')
    }
    addEventListener('click', request, { capture: true, once: true })
  })
  await quit.click(slow)
  await expect(quit).toHaveCount(0, slow)
  const published = async () => (await addresses(page)).filter((address) => address.includes('/api/'))
  await expect.poll(published, slow).toEqual([])
})

test('when the server does not answer and the browser reports a network, the hall opens and shows the age of its content', async ({
  page,
}) => {
  await withLine(async ({ line, url }) => {
    await page.goto(url)
    await waitUntilStored(page, '/api/activities')
    // a document without scripts, so that the page stores no newer answer in the meantime
    await page.goto(new URL('/config.json', url).href)
    const makeAnHourOld = async () => {
      const cache = await caches.open('foyer-content')
      const response = await cache.match('/api/activities')
      if (!response) return false
      const headers = new Headers(response.headers)
      headers.set('foyer-stored-at', String(Date.now() - 3_600_000))
      headers.set('date', new Date(Date.UTC(2026, 2, 1, 4, 30)).toUTCString())
      await cache.put('/api/activities', new Response(await response.blob(), { headers }))
      return true
    }
    // a cache finds nothing while the worker replaces an answer
    await expect.poll(() => page.evaluate(makeAnHourOld), slow).toBe(true)
    line.cut()
    await page.goto(url)
    expect(await page.evaluate(() => navigator.onLine)).toBe(true)
    // by the server's clock, whatever the device's clock shows
    await expect(page.getByText('Last updated: Mar 1, 2026, 12:30 HKT')).toBeVisible(slow)
    await expect(page.locator(built('.activity-card')).first()).toBeVisible()
    line.mend()
    await page.reload()
    await expect(page.locator(built('.activity-card')).first()).toBeVisible(slow)
    await expect(page.getByText('Last updated')).toBeHidden(slow)
  })
})

test('a person can sign in while the service worker serves the page', async ({ page, mobileNo }) => {
  await page.goto('/?lang=en-US#/')
  await served(page)
  await page.goto('/?lang=en-US#/loginPage')
  await signIn(page, 'en-US', mobileNo)
  await page.goto('/?lang=en-US#/')
  await expect(page.locator(built('.signed-in-card'))).toBeVisible(slow)
})

test('on a device without free storage the page works as without a service worker', async ({
  page,
  context,
  baseURL,
}) => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: String(baseURL), quotaSize: 1 })
  const begun = context.waitForEvent('serviceworker', slow)
  await page.goto('/?lang=en-US#/')
  await expect(page.locator(built('.activity-card')).first()).toBeVisible(slow)
  // the installation was attempted and failed
  await begun
  const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(registrations, slow).toBe(0)
  await page.goto('/?lang=en-US#/activityTemplate?code=first-account')
  await expect(page.locator(built('.gate-panel a, .gate-panel button')).first()).toBeVisible(slow)
})
