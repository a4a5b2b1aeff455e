import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { rolldown } from 'rolldown'
import { onTestFinished } from 'vitest'
import { ensureTestChromium } from '../../../../scripts/chromium.ts'
import type { TestServer } from './server.ts'

/** The system's Chromium, and this package bundled for it as one file. */
export const launchBrowser = async (): Promise<{ browser: Browser; code: string }> => {
  const input = fileURLToPath(new URL('../index.ts', import.meta.url))
  const { output } = await (await rolldown({ input })).generate({ codeSplitting: false })
  const browser = await chromium.launch({ executablePath: ensureTestChromium(), args: ['--no-sandbox'] })
  return { browser, code: output[0].code }
}

const html = `<!doctype html><script type="module">import * as library from '/comm.js'; window.library = library</script>`

/** A visitor's browser, whose pages have the server's origin and contain this package as `library`. */
export const openVisitor = async (
  { browser, code }: { browser: Browser; code: string },
  server: TestServer,
): Promise<{ context: BrowserContext; open: () => Promise<Page> }> => {
  const context = await browser.newContext()
  onTestFinished(() => context.close())
  const { origin } = new URL(server.client.hosts.api)
  await context.route(`${origin}/`, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await context.route(`${origin}/comm.js`, (route) => route.fulfill({ contentType: 'text/javascript', body: code }))
  await context.addInitScript(`globalThis.client = ${JSON.stringify(server.client)}`)
  return {
    context,
    open: async () => {
      const page = await context.newPage()
      await page.goto(`${origin}/`)
      return page
    },
  }
}
