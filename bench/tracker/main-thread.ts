import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { chromiumArgs, ensureChromium } from '../../scripts/chromium.ts'
import { idle } from '../runner/idle.ts'
import { median } from '../runner/statistics.ts'
import { type Mood, startCollector, startPage } from './page.ts'

/** Milliseconds of main thread an event may cost at 4x CPU, with all that it causes. */
const bar = 1
const calls = 300
/** Between two calls, and after the last: long enough for the first attempts again. */
const [every, afterwards] = [10, 8_000]

const senders = ['beacon', 'ajax', 'image', 'batch'] as const
type Sender = (typeof senders)[number]

interface Globals {
  readonly start: (config: object) => void
  readonly tracker: { readonly readiness: string; track(name: string, properties: object): boolean }
}

/** Runs in the page. @returns milliseconds of each call; of as many that do nothing where it `isIdle` */
const call = async ({ count, pause, isIdle }: { count: number; pause: number; isIdle: boolean }) => {
  const { tracker } = globalThis as unknown as Globals
  const took: number[] = []
  for (let nth = 0; nth < count; nth++) {
    const at = performance.now()
    if (!isIdle) tracker.track('bench_pressed', { activity: 488, place: 'hero', amount: 12.5, first: nth === 0 })
    took.push(performance.now() - at)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return took
}

/** Milliseconds that the main thread has worked on tasks, by its own clock: other work on the machine is left out. */
const worked = async (devtools: CDPSession): Promise<number> => {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

const stretch = async (page: Page, devtools: CDPSession, isIdle: boolean) => {
  const before = await worked(devtools)
  const took = await page.evaluate(call, { count: calls, pause: every, isIdle })
  await page.waitForTimeout(afterwards)
  return { took, all: (await worked(devtools)) - before }
}

interface Cost {
  /** of the call alone */
  readonly p50: number
  readonly p95: number
  /** all that 300 calls caused, each its share */
  readonly all: number
  readonly requests: number
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN

const measure = async (browser: Browser, url: string, sender: Sender, mood: Mood): Promise<Cost> => {
  const collector = await startCollector(mood)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(url)
  await page.waitForFunction(() => 'start' in globalThis)
  await page.evaluate((config) => (globalThis as unknown as Globals).start(config), {
    collector: collector.url,
    sender,
    consent: 'granted',
    singlePage: false,
  })
  await page.waitForFunction(() => (globalThis as unknown as Globals).tracker.readiness === 'ready')
  collector.ready()
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await idle()
  const nothing = await stretch(page, devtools, true)
  const tracked = await stretch(page, devtools, false)
  await context.close()
  collector.stop()
  const took = tracked.took.sort((a, b) => a - b)
  return {
    p50: quantile(took, 0.5),
    p95: quantile(took, 0.95),
    all: (tracked.all - nothing.all) / calls,
    requests: collector.taken(),
  }
}

/** What 300 events cost the page that tracks them. @returns whether the bar holds where the collector is down */
export const measureMainThread = async (runs: number): Promise<boolean> => {
  const page = await startPage()
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
  console.log(
    `\n${calls} events, one every ${every} ms, 4x CPU; milliseconds of main thread, median of ${runs}\n\n` +
      'sender   collector   the call: p50     p95   with all it causes     bar   requests',
  )
  let holds = true
  for (const mood of ['closed', 'hangs', 'up'] as const)
    for (const sender of senders) {
      const costs: Cost[] = []
      for (let run = 0; run < runs; run++) costs.push(await measure(browser, page.url, sender, mood))
      const of = (key: keyof Cost) => median(costs.map((cost) => cost[key]))
      // what a request costs the browser itself is not the tracker's
      const isBarred = mood !== 'up'
      holds &&= !isBarred || Math.max(of('p95'), of('all')) <= bar
      console.log(
        [
          sender.padEnd(8),
          mood.padEnd(10),
          of('p50').toFixed(2).padStart(15),
          of('p95').toFixed(2).padStart(7),
          of('all').toFixed(2).padStart(20),
          (isBarred ? String(bar) : '').padStart(7),
          of('requests').toFixed(0).padStart(10),
        ].join(' '),
      )
    }
  await browser.close()
  page.stop()
  if (!holds) console.log(`an event costs more than ${bar} ms of main thread while the collector is down`)
  return holds
}
