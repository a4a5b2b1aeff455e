import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@foyer/testing/journey/fixtures'
import {
  comeBack,
  type LedLine,
  served,
  slow,
  waitUntilStored,
  withClient,
  withLine,
  withServer,
} from '@foyer/testing/journey/offline-steps'
import { portOf } from '@foyer/testing/journey/ports'
import type { Page } from '@playwright/test'
import { built } from '../apps/web/build/built-selector.ts'

test.use({ serviceWorkers: 'allow' })
test.describe.configure({ timeout: 180_000 })

/** Simulates another build of the same client: the scripts of the stored screens have new names. */
const rebuild = (client: string): void => {
  const assets = join(client, 'assets')
  const names = readdirSync(assets)
  const listed = readFileSync(join(client, 'sw.js'), 'utf8')
  const screens = names.filter((name) => /^page-.*\.js$/.test(name) && listed.includes(name))
  if (screens.length === 0) throw new Error('the worker stores no screen')
  for (const name of names) if (/\.(br|gz)$/.test(name)) rmSync(join(assets, name))
  for (const name of screens) renameSync(join(assets, name), join(assets, `next-${name}`))
  const texts = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name))
  for (const path of [...texts.map((name) => join(assets, name)), join(client, 'index.html'), join(client, 'sw.js')]) {
    const text = readFileSync(path, 'utf8')
    const next = screens.reduce((changed, name) => changed.replaceAll(name, `next-${name}`), text)
    if (next !== text) writeFileSync(path, next)
  }
}

/** Runs with a line to the run's server, and the address of a server with another build of the client. */
const withNewBuild = (run: (led: LedLine, newBuild: string) => Promise<void>): Promise<void> =>
  withClient(async (client) => {
    rebuild(client)
    await withServer(portOf('rebuilt client'), { CLIENT_DIR: client }, (newBuild) =>
      withLine((led) => run(led, newBuild)),
    )
  })

test('the service worker of a new build waits until open pages are closed', async ({ page, context }) => {
  await withNewBuild(async ({ line, url }, newBuild) => {
    const isWaiting = () =>
      page.evaluate(async () => ((await navigator.serviceWorker.getRegistration())?.waiting ?? null) !== null)
    await page.goto(url)
    await served(page)
    line.leadTo(newBuild)
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    await expect.poll(isWaiting, slow).toBe(true)
    // the open page continues with the files of its own build
    await page.evaluate(() => {
      location.hash = '#/about'
    })
    await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible(slow)
    expect(await isWaiting()).toBe(true)
    // losing the network now does not mix two builds
    await page.goto(url)
    await context.setOffline(true)
    await page.reload()
    await expect(page.locator(built('.activity-card')).first()).toBeVisible(slow)
    await context.setOffline(false)
    // once the page is closed, the new worker serves
    const waitsStill = async () => {
      await comeBack(page, url)
      return isWaiting()
    }
    await expect.poll(waitsStill, slow).toBe(false)
    await served(page)
  })
})

/** Everything that a worker has left on this device. */
const left = (page: Page) =>
  page.evaluate(async () => ({
    registrations: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name).filter((name) => name?.startsWith('workbox')),
  }))

test('the service worker removes everything from a returning device once it is switched off, and the page works', async ({
  page,
  baseURL,
}) => {
  const inBoth = (run: (led: LedLine, switchedOff: string) => Promise<void>) =>
    withServer(portOf('client without worker'), { FOYER_OFFLINE: 'off' }, (off) => withLine((led) => run(led, off)))
  await inBoth(async ({ line, url }, switchedOff) => {
    await page.goto(url)
    await waitUntilStored(page, '/api/activities')
    expect((await left(page)).registrations).toBe(1)
    line.leadTo(switchedOff)
    await comeBack(page, url)
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible(slow)
    const nothing = { registrations: 0, caches: [], databases: [] }
    await expect.poll(() => left(page), slow).toEqual(nothing)
    // neither the page that was open nor the next one stores anything again
    await page.evaluate(() => {
      location.hash = '#/about'
    })
    await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible(slow)
    expect(await left(page)).toEqual(nothing)
    await comeBack(page, url)
    await expect(page.locator(built('.activity-card')).first()).toBeVisible(slow)
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    expect(await left(page)).toEqual(nothing)
    // once switched on again, it works again
    line.leadTo(String(baseURL))
    await comeBack(page, url)
    await served(page)
  })
})
