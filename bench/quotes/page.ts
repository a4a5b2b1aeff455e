import type { QuotesReply } from '@foyer/api/market'
import { mostCodes } from '@foyer/api/market-limits'
import { giveSession } from '@foyer/testing/journey/signed-in'
import { type Browser, chromium, type Page } from '@playwright/test'
import { quoted } from '../../apps/server/src/modules/market/instruments.ts'
import { built } from '../../apps/web/build/built-selector.ts'
import { chromiumArgs, ensureChromium } from '../../scripts/chromium.ts'
import { ensureWebBuilt } from '../../scripts/web-build.ts'
import { startClient } from '../runner/client.ts'
import { idle } from '../runner/idle.ts'
import { scriptOfFrames } from './frame-script.ts'
import { tickEvery, ticksOf } from './ticking.ts'

/** Milliseconds of script per frame, at the 95th percentile of frames with any script. */
const bar = 8
const perSecond = 4
const codes = [...quoted.keys()].slice(0, mostCodes)

/** Opens the watchlist of fifty codes with its real quotes, in the built client on the real server. */
const openList = async (page: Page): Promise<void> => {
  await giveSession(page, 'en-US', '61234567')
  await page.route('**/user/matrix/watchlist', async (route) => {
    const reply = (await (await route.fetch()).json()) as { data: object }
    await route.fulfill({ json: { ...reply, data: { revision: 1, codes, groups: [] } } })
  })
  const reply = page.waitForResponse('**/market/quotes')
  await page.goto('/?lang=en-US#/markets?tab=watchlist')
  const { data } = (await (await reply).json()) as { data: QuotesReply }
  await tickEvery(page, data, { ticks: ticksOf(data), every: 1000 / perSecond })
  await page.reload()
  await page
    .locator(built('.watch-row .price'))
    .nth(mostCodes - 1)
    .waitFor()
}

/** Milliseconds of script in each frame that had any, over some seconds at 4x CPU, in order. */
const trace = async (browser: Browser, page: Page, seconds: number): Promise<number[]> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  // lets the browser compile first, which is not part of the cost of a tick
  await page.waitForTimeout(5_000)
  await browser.startTracing(page, { categories: ['devtools.timeline', 'v8.execute', 'toplevel'] })
  await page.waitForTimeout(seconds * 1000)
  const traced = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: [] }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return scriptOfFrames(traced.traceEvents)
}

const nth = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN

/** Measures a page with fifty quotes that all tick at 4 Hz. @returns whether the bar holds */
export const measurePage = async (seconds = 20): Promise<boolean> => {
  if (!(await ensureWebBuilt())) return false
  const client = await startClient()
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
  const context = await browser.newContext({
    baseURL: client.url,
    viewport: { width: 390, height: 844 },
    // requests of a worker would bypass the route that creates the watchlist
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await openList(page)
  await idle()
  const frames = await trace(browser, page, seconds)
  const delivered = await page.evaluate(() => (globalThis as { ticksDelivered?: number }).ticksDelivered ?? 0)
  await browser.close()
  await client.stop()

  const times = frames.sort((a, b) => a - b)
  const high = nth(times, 0.95)
  console.log(`\n${mostCodes} quotes, all ticking at ${perSecond} Hz, 4x CPU, ${seconds} s: ${delivered} ticks arrived`)
  console.log('script a frame, of frames with script   frames   median     p95     max     bar')
  const figures = [nth(times, 0.5), high, nth(times, 1)].map((time) => time.toFixed(1).padStart(7))
  console.log([''.padEnd(39), String(times.length).padStart(6), ...figures, String(bar).padStart(7)].join(' '))
  // guards against a page that shows nothing new and therefore costs nothing
  return delivered >= seconds * perSecond * 0.9 && high <= bar
}
