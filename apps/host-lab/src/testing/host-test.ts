import { test as base, expect, type Page } from '@playwright/test'
import type { SimulatedHostName } from '../simulators/hosts.ts'
import type { NativeSide } from '../simulators/native/native-side.ts'
import { openHost } from '../simulators/open-host.ts'
import type * as Library from './library.ts'
import { openSite, type Site } from './site.ts'

export { expect }

/** Globals of the test page; functions given to `evaluate` run there. */
export type InPage = typeof globalThis & {
  library: typeof Library
  retail: Library.RetailBridge
  outcome: unknown
}

interface Entered {
  readonly page: Page
  readonly native: NativeSide
}

type Enter = (name: SimulatedHostName, options?: Parameters<typeof openHost>[3]) => Promise<Entered>

/** Waits until the page has loaded the library. */
export const ready = (page: Page): Promise<unknown> => page.waitForFunction(() => 'library' in globalThis)

/** The site of this worker, which ends with its process. A fixture of the worker would need a worker of its own. */
let opening: Promise<Site> | undefined

export const test = base.extend<{ enter: Enter; site: Site }>({
  site: async ({ browserName: _ }, use) => {
    opening ??= openSite()
    await use(await opening)
  },
  /** Opens the test page in a simulated host. */
  enter: async ({ browser, site }, use) => {
    const close: (() => Promise<void>)[] = []
    await use(async (name, options) => {
      const host = await openHost(browser, name, site.origin, options)
      close.push(host.close)
      const page = await host.context.newPage()
      await page.goto('/')
      await ready(page)
      return { page, native: host.native }
    })
    await Promise.all(close.map((end) => end()))
  },
})
