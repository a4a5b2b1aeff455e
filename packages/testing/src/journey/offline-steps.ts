import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { type Line, openLine } from './line.ts'
import { databaseUnder, startServer, stopServer } from './own-server.ts'
import { firstPort } from './ports.ts'

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

/** Where a page finds the run's server, until a test cuts the line or leads it to another server. */
export interface LedLine {
  readonly line: Line
  readonly url: string
}

/** Runs with a line to the run's server. */
export const withLine = async (run: (led: LedLine) => Promise<void>): Promise<void> => {
  const line = await openLine(`http://localhost:${firstPort}`)
  try {
    await run({ line, url: `${line.origin}/?lang=en-US#/` })
  } finally {
    line.close()
  }
}

/** Runs with another server on the database of the run, at the given address. */
export const withServer = async (
  port: number,
  variables: Readonly<Record<string, string>>,
  run: (origin: string) => Promise<void>,
): Promise<void> => {
  const dataDir = process.env.FOYER_E2E_DATA ?? ''
  const server = await startServer(port, dataDir, { DATABASE_URL: databaseUnder(dataDir), ...variables })
  try {
    await run(`http://localhost:${port}`)
  } finally {
    await stopServer(server)
  }
}

/** Runs with a copy of the built client. */
export const withClient = async (run: (client: string) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-offline-'))
  try {
    cpSync(process.env.CLIENT_DIR ?? 'apps/web/dist', folder, { recursive: true })
    await run(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Leaves the page and opens the address again, as on a later visit, after the previous worker has finished. */
export const comeBack = async (page: Page, url: string) => {
  await page.goto('about:blank')
  await page.waitForTimeout(1_000)
  await page.goto(url)
}
