import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { chromiumArgs, ensureChromium } from '../../scripts/chromium.ts'
import { idle } from '../runner/idle.ts'
import { median } from '../runner/statistics.ts'
import { callsIn, clearBare, type Globals, noteBare, type Work } from './calls.ts'
import { type Mood, startCollector, startPage } from './page.ts'

/** Milliseconds of main thread an event may cost at 4x CPU, with all that it causes. */
const bar = 1
const events = 300
/** Enough to know what a pause and a bare write cost. */
const comparisons = 150
/** Between two calls, and after the last: long enough for the first attempts again. */
const [every, afterwards] = [5, 8_000]
/** A loaded machine takes its time; nothing here waits for what does not come. */
const patience = 120_000

const senders = ['beacon', 'ajax', 'image', 'batch'] as const
const moods = ['closed', 'hangs', 'up'] as const
type Sender = (typeof senders)[number]

/** Milliseconds that the main thread has worked on tasks, by its own clock: other work on the machine is left out. */
const worked = async (devtools: CDPSession): Promise<number> => {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

/** A page that tracks to such a collector, slowed down. */
const open = async (browser: Browser, url: string, sender: Sender, mood: Mood) => {
  const collector = await startCollector(mood)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  context.setDefaultTimeout(patience)
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
  await page.evaluate(noteBare)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return { collector, context, page, devtools }
}

const stretch = async (page: Page, devtools: CDPSession, work: Work, count: number) => {
  const before = await worked(devtools)
  const took = await page.evaluate(callsIn, { work, count, pause: every })
  return { took: took.sort((a, b) => a - b), before, each: ((await worked(devtools)) - before) / count }
}

interface Cost {
  /** of the call alone */
  readonly p50: number
  readonly p95: number
  /** all that 300 calls caused, each its share */
  readonly all: number
  /** all that as many bare writes of the same text cause, on the same page */
  readonly bare: number
  readonly requests: number
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN

/** @returns what comes of it once the page has rested; meanwhile another may be measured, as each has a thread of its own */
const measure = async (browser: Browser, url: string, sender: Sender, mood: Mood): Promise<{ cost: Promise<Cost> }> => {
  const { collector, context, page, devtools } = await open(browser, url, sender, mood)
  const nothing = await stretch(page, devtools, 'nothing', comparisons)
  const bare = await stretch(page, devtools, 'bare', comparisons)
  await page.evaluate(clearBare)
  const tracked = await stretch(page, devtools, 'track', events)
  const rested = async (): Promise<Cost> => {
    await wait(afterwards)
    const all = ((await worked(devtools)) - tracked.before) / events
    await context.close()
    collector.stop()
    return {
      p50: quantile(tracked.took, 0.5),
      p95: quantile(tracked.took, 0.95),
      all: all - nothing.each,
      bare: bare.each - nothing.each,
      requests: collector.taken(),
    }
  }
  return { cost: rested() }
}

/** What 300 events cost the page that tracks them. @returns whether the bar holds where the collector is down */
export const measureMainThread = async (runs: number): Promise<boolean> => {
  // before there is a browser, whose own windows never rest
  await idle()
  const page = await startPage()
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
  const rows = moods.flatMap((mood) => senders.map((sender) => ({ mood, sender, costs: [] as Promise<Cost>[] })))
  for (let run = 0; run < runs; run++) {
    const begun = performance.now()
    for (const { mood, sender, costs } of rows) costs.push((await measure(browser, page.url, sender, mood)).cost)
    console.log(`turn ${run + 1} of ${runs}: ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  }

  console.log(
    `\n${events} events, one every ${every} ms, 4x CPU; milliseconds of main thread, median of ${runs} in turn\n\n` +
      'sender   collector   the call: p50     p95   with all it causes     bar   a bare write   times that   requests',
  )
  let holds = true
  for (const row of rows) {
    const costs = await Promise.all(row.costs)
    const of = (figure: (cost: Cost) => number) => median(costs.map(figure))
    const [p95, all] = [of((cost) => cost.p95), of((cost) => cost.all)]
    // what a request costs the browser itself is not the tracker's
    const isBarred = row.mood !== 'up'
    holds &&= !isBarred || Math.max(p95, all) <= bar
    console.log(
      [
        row.sender.padEnd(8),
        row.mood.padEnd(10),
        of((cost) => cost.p50)
          .toFixed(2)
          .padStart(15),
        p95.toFixed(2).padStart(7),
        all.toFixed(2).padStart(20),
        (isBarred ? String(bar) : '').padStart(7),
        of((cost) => cost.bare)
          .toFixed(2)
          .padStart(14),
        of((cost) => cost.all / cost.bare)
          .toFixed(1)
          .padStart(12),
        of((cost) => cost.requests)
          .toFixed(0)
          .padStart(10),
      ].join(' '),
    )
  }
  await browser.close()
  page.stop()
  if (!holds) console.log(`an event costs more than ${bar} ms of main thread while the collector is down`)
  return holds
}
