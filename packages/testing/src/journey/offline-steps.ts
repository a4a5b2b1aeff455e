import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { databaseUnder, startServer, stopServer } from './own-server.ts'

/** Options for steps with a service worker, a build or a server, each of which takes seconds. */
export const slow = { timeout: 60_000 }

export const served = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, slow)

/** Returns which of the paths and of the files that the page has used no cache holds. */
const missingFromCaches = (page: Page, paths: readonly string[]) =>
  page.evaluate(async (wanted) => {
    const used = performance.getEntriesByType('resource').map(({ name }) => name)
    const files = used.filter((name) => name.startsWith(`${location.origin}/assets/`))
    const missing: string[] = []
    for (const address of new Set([...wanted, ...files]))
      if (!(await caches.match(address, { ignoreVary: true }))) missing.push(address)
    return missing
  }, paths)

/**
 * Waits until the worker serves this page and has stored these published documents and the files that the page has used.
 * `waitForFunction` does not wait for a promise, so it cannot look into a cache.
 */
export const waitUntilStored = async (page: Page, ...paths: readonly string[]) => {
  await served(page)
  await expect.poll(() => missingFromCaches(page, paths), slow).toEqual([])
}

/**
 * Runs with a server of the test's own on the database of the run, which the test stops and starts again with another
 * build or other settings.
 */
export const withServer = async (port: number, run: (own: OwnServer) => Promise<void>) => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-offline-'))
  const CLIENT_DIR = join(folder, 'client')
  cpSync(process.env.CLIENT_DIR ?? 'apps/web/dist', CLIENT_DIR, { recursive: true })
  const dataDir = process.env.FOYER_E2E_DATA ?? ''
  const DATABASE_URL = databaseUnder(dataDir)
  const start = (variables = {}) => startServer(port, dataDir, { CLIENT_DIR, DATABASE_URL, ...variables })
  let server = await start()
  try {
    await run({
      client: CLIENT_DIR,
      url: `http://localhost:${port}/?lang=en-US#/`,
      again: async (change, variables) => {
        await stopServer(server)
        await change?.()
        server = await start(variables)
      },
    })
  } finally {
    await stopServer(server)
    rmSync(folder, { recursive: true, force: true })
  }
}

export interface OwnServer {
  readonly client: string
  readonly url: string
  /** stops the server, runs `change`, and starts it again */
  readonly again: (change?: () => unknown, variables?: Readonly<Record<string, string>>) => Promise<void>
}

/** Leaves the page and opens the address again, as on a later visit, after the previous worker has finished. */
export const comeBack = async (page: Page, url: string) => {
  await page.goto('about:blank')
  await page.waitForTimeout(1_000)
  await page.goto(url)
}
