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

/** A server of the test's own, which is stopped and started again: with another build, or told otherwise. */
const withServer = async (port: number, run: (own: OwnServer) => Promise<void>) => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-offline-'))
  chmodSync(folder, 0o755) // as root the database runs as another user, who has to get in
  const CLIENT_DIR = join(folder, 'client')
  cpSync(process.env.CLIENT_DIR ?? 'apps/web/dist', CLIENT_DIR, { recursive: true })
  const start = (variables = {}) => startServer(port, join(folder, 'data'), { CLIENT_DIR, ...variables })
  let server = await start()
  try {
    await run({
      client: CLIENT_DIR,
      url: `http://localhost:${port}/?lang=en-US#/`,
      again: async (change, variables) => {
        await stopServer(server)
        change?.()
        server = await start(variables)
      },
    })
  } finally {
    await stopServer(server)
    rmSync(folder, { recursive: true, force: true })
  }
}

interface OwnServer {
  readonly client: string
  readonly url: string
  /** stopped, what is to change changed, and started */
  readonly again: (change?: () => void, variables?: Readonly<Record<string, string>>) => Promise<void>
}

/** The same address once more, as somebody who comes by another time. */
const comeBack = async (page: Page, url: string) => {
  await page.goto('about:blank')
  await page.goto(url)
}

test('a new build waits for the pages that are open', async ({ page }) => {
  test.slow()
  await withServer(8198, async ({ client, url, again }) => {
    const isWaiting = () =>
      page.evaluate(async () => ((await navigator.serviceWorker.getRegistration())?.waiting ?? null) !== null)
    await page.goto(url)
    await served(page)
    await again(() => appendFileSync(join(client, 'sw.js'), '\n// another build\n'))
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    await expect.poll(isWaiting, slow).toBe(true)
    // the page goes on with what it began with
    await page.getByRole('link', { name: 'About us, complaints and more settings' }).click(slow)
    await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible(slow)
    expect(await isWaiting()).toBe(true)
    // and once it is left, the new one serves
    const waitsStill = async () => {
      await comeBack(page, url)
      return isWaiting()
    }
    await expect.poll(waitsStill, slow).toBe(false)
    await served(page)
  })
})

/** All that a worker left on this device. */
const left = (page: Page) =>
  page.evaluate(async () => ({
    registrations: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name).filter((name) => name?.startsWith('workbox')),
  }))

test('switched off, it leaves nothing on a device that comes by, and the page works', async ({ page }) => {
  test.slow()
  await withServer(8199, async ({ url, again }) => {
    await page.goto(url)
    await kept(page, '/api/activities')
    expect((await left(page)).registrations).toBe(1)
    await again(undefined, { FOYER_OFFLINE: 'off' })
    await comeBack(page, url)
    await expect(page.getByRole('listitem').first()).toBeVisible(slow)
    const nothing = { registrations: 0, caches: [], databases: [] }
    await expect.poll(() => left(page), slow).toEqual(nothing)
    // nor does the page that was open then bring anything back, or the next one
    await page.getByRole('link', { name: 'About us, complaints and more settings' }).click(slow)
    await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible(slow)
    expect(await left(page)).toEqual(nothing)
    await comeBack(page, url)
    await expect(page.locator('.activity-card').first()).toBeVisible(slow)
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    expect(await left(page)).toEqual(nothing)
    // and switched on once more, it is back
    await again()
    await comeBack(page, url)
    await served(page)
  })
})
