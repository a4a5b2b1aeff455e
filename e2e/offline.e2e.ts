import { appendFileSync, chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'
import { startServer, stopServer } from './own-server.ts'
import { giveSession } from './signed-in.ts'

test.use({ serviceWorkers: 'allow' })
const slow = { timeout: 30_000 }

const served = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, slow)

/** Until the worker serves this page, and what the page had fetched before is kept. */
const kept = async (page: Page, path: string) => {
  await served(page)
  await page.waitForFunction(
    async (wanted) => (await (await caches.open('foyer-content')).match(wanted)) !== undefined,
    path,
    slow,
  )
}

/** Every address in every cache of the origin, with its method. */
const addresses = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys())
      for (const { url, method } of await (await caches.open(name)).keys())
        found.push(`${method} ${new URL(url).pathname}`)
    return found
  })

test('without a network the hall opens with what was published and its age, and a screen that was read opens too', async ({
  page,
  context,
}) => {
  await page.goto('/?lang=en-US#/activityTemplate?code=first-account')
  await expect(page.locator('.gate-panel a, .gate-panel button').first()).toBeVisible(slow)
  await kept(page, '/api/activities/first-account')
  await page.goto('/?lang=en-US#/')
  await expect(page.getByRole('listitem').first()).toBeVisible(slow)
  await kept(page, '/api/activities')
  await context.setOffline(true)
  await page.reload()
  const age = page.getByText(/You are offline. What you see was updated at \w+ \d+, \d{4}, \d\d:\d\d HKT/)
  await expect(age).toBeVisible(slow)
  await expect(page.locator('.activity-card').first()).toBeVisible()
  await expectAccessible(page)
  await page.goto('/?lang=en-US#/activityTemplate?code=first-account')
  await page.reload()
  await expect(age).toBeVisible(slow)
  await context.setOffline(false)
})

test('nothing signed is kept, and what was read goes when the person signs out', async ({ page, mobileNo }) => {
  await giveSession(page, 'en-US', mobileNo)
  await page.goto('/?lang=en-US#/myRewards')
  await expect(page.getByRole('tab').first()).toBeVisible(slow)
  await page.goto('/?lang=en-US#/')
  await kept(page, '/api/activities')
  const personal = /\/(user|jwt|trade)\/|^(?!GET )/
  expect((await addresses(page)).filter((address) => personal.test(address))).toEqual([])
  await page.getByRole('button', { name: 'Sign out' }).click(slow)
  await expect(page.locator('a.sign-in-card')).toBeVisible(slow)
  const published = async () => (await addresses(page)).filter((address) => address.includes('/api/'))
  await expect.poll(published, slow).toEqual([])
})

test('a new build waits for the pages that are open', async ({ page }) => {
  test.slow()
  const port = 8198
  const url = `http://localhost:${port}/?lang=en-US#/`
  const folder = mkdtempSync(join(tmpdir(), 'foyer-offline-'))
  chmodSync(folder, 0o755) // as root the database runs as another user, who has to get in
  const CLIENT_DIR = join(folder, 'client')
  cpSync(process.env.CLIENT_DIR ?? 'apps/web/dist', CLIENT_DIR, { recursive: true })
  const start = () => startServer(port, join(folder, 'data'), { CLIENT_DIR, FOYER_OFFLINE: 'on' })
  let server = await start()
  try {
    const isWaiting = () =>
      page.evaluate(async () => ((await navigator.serviceWorker.getRegistration())?.waiting ?? null) !== null)
    await page.goto(url)
    await served(page)
    await stopServer(server)
    appendFileSync(join(CLIENT_DIR, 'sw.js'), '\n// another build\n')
    server = await start()
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    await expect.poll(isWaiting, slow).toBe(true)
    // the page goes on with what it began with
    await page.getByRole('link', { name: 'About us, complaints and more settings' }).click(slow)
    await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible(slow)
    expect(await isWaiting()).toBe(true)
    // and once it is left, the new one serves
    const comeBack = async () => {
      await page.goto('about:blank')
      await page.goto(url)
      return isWaiting()
    }
    await expect.poll(comeBack, slow).toBe(false)
    await served(page)
  } finally {
    await stopServer(server)
    rmSync(folder, { recursive: true, force: true })
  }
})
