// `npm run bench:rest [-- --runs 3] [-- --seconds 10]`: how busy a page keeps a phone's processor after it has come to
// rest: /virtualAssetsETF with fifty quotes at 4 Hz, all of which change, at 4x CPU. Beside it, in turn, the same page
// whose quotes do not change, and a page of text. Exits 1 above the bar.
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumArgs, ensureChromium } from '../scripts/chromium.ts'
import { ensureWebBuilt } from '../scripts/web-build.ts'
import { openFunds, openStatic } from './rest/pages.ts'
import { kinds, type Work, workOf } from './rest/work.ts'
import { startClient } from './runner/client.ts'
import { idle } from './runner/idle.ts'
import { median } from './runner/statistics.ts'

/** Share of the main thread. */
const bar = 0.1
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, seconds: { type: 'string', default: '10' } },
})
const seconds = Number(values.seconds)

if (!(await ensureWebBuilt())) process.exit(1)
await idle()
const client = await startClient()
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })

interface Rest {
  /** share of the time in which the main thread worked, by its own clock, which excludes other work on the machine */
  readonly busy: number
  /** milliseconds a second, from a trace, which costs time itself */
  readonly work: Work
  readonly ticks: number
}

const measure = async (on: Browser, open: (page: Page) => Promise<void>): Promise<Rest> => {
  const context = await on.newContext({
    baseURL: client.url,
    viewport: { width: 390, height: 844 },
    // requests of a worker would bypass the route that adds the counters
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await open(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  // speculative loading and compilation belong to the opening of the page
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(5_000)
  const read = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
  const delivered = () => page.evaluate(() => (globalThis as { ticksDelivered?: number }).ticksDelivered ?? 0)
  const [before, ticked] = [await read(), await delivered()]
  await page.waitForTimeout(seconds * 1000)
  const busy = ((await read()) - before) / seconds
  const ticks = (await delivered()) - ticked
  await on.startTracing(page, {
    categories: ['devtools.timeline', 'v8.execute', 'toplevel', 'disabled-by-default-v8.gc'],
  })
  await page.waitForTimeout(seconds * 500)
  const { traceEvents } = JSON.parse((await on.stopTracing()).toString()) as { traceEvents: [] }
  await context.close()
  const traced = workOf(traceEvents)
  const each = Object.fromEntries(Object.entries(traced).map(([kind, all]) => [kind, all / (seconds / 2)]))
  return { busy, ticks, work: each as Work }
}

const subjects = [
  { name: 'a page of text', open: openStatic },
  { name: 'quotes that do not change', open: (page: Page) => openFunds(page, false) },
  { name: 'fifty quotes at 4 Hz', open: (page: Page) => openFunds(page, true) },
].map((subject) => ({ ...subject, results: [] as Rest[] }))
for (let run = 0; run < Number(values.runs); run++)
  for (const { open, results } of subjects) results.push(await measure(browser, open))
await browser.close()
await client.stop()

console.log(`\n/virtualAssetsETF at rest, 4x CPU, ${seconds} s, median of ${values.runs}; then milliseconds a second\n`)
const columns = ['busy', 'ticks', ...kinds, 'frames']
const line = (name: string, cells: readonly string[]) =>
  console.log([name.padEnd(26), ...cells.map((cell) => cell.padStart(10))].join(''))
line('', columns)
const shares = subjects.map(({ name, results }) => {
  const of = (figure: (rest: Rest) => number) => median(results.map(figure))
  const busy = of((rest) => rest.busy)
  const works = [...kinds, 'frames' as const].map((kind) => of(({ work }) => work[kind]).toFixed(1))
  line(name, [`${(busy * 100).toFixed(1)} %`, of(({ ticks }) => ticks).toFixed(0), ...works])
  return { busy, ticks: of(({ ticks }) => ticks) }
})
const [, still, ticking] = shares
const [share = Number.NaN, floor = Number.NaN] = [ticking?.busy, still?.busy]
console.log(
  `\n${(share * 100).toFixed(1)} %, ${(share / floor).toFixed(1)} of the same page without changes; bar ${bar * 100} %`,
)
// guards against a page that receives nothing and therefore costs nothing
process.exit(share <= bar && (ticking?.ticks ?? 0) >= seconds * 4 * 0.8 ? 0 : 1)
