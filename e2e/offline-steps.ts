import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startServer, stopServer } from './own-server.ts'

/** A worker comes seconds after the page, and builds and servers take theirs. */
export const slow = { timeout: 60_000 }

export const served = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, slow)

/** Until the worker serves this page, and what the page had fetched before is kept. */
export const kept = async (page: Page, path: string) => {
  await served(page)
  await page.waitForFunction(
    async (wanted) => (await (await caches.open('foyer-content')).match(wanted)) !== undefined,
    path,
    slow,
  )
}

/** A server of the test's own, which is stopped and started again: with another build, or told otherwise. */
export const withServer = async (port: number, run: (own: OwnServer) => Promise<void>) => {
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
  /** stopped, what is to be done meanwhile done, and started */
  readonly again: (change?: () => unknown, variables?: Readonly<Record<string, string>>) => Promise<void>
}

/** The same address once more, as somebody who comes by another time: a worker ends what it does before another begins. */
export const comeBack = async (page: Page, url: string) => {
  await page.goto('about:blank')
  await page.waitForTimeout(1_000)
  await page.goto(url)
}
