import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { chromiumArgs, ensureChromium } from '../../scripts/chromium.ts'
import { idle } from '../runner/idle.ts'
import { median } from '../runner/statistics.ts'
import { callsIn, clearBare, type Globals, noteBare, type Work } from './calls.ts'
import { type Mood, startCollector, startPage } from './page.ts'

/**
 * Milliseconds of main thread that an event may cost at 4x CPU, including everything that it causes, measured as
 * processor time of the thread. Wall-clock time depends on the throttle and other threads, for a bare write too, which
 * is printed for comparison.
 */
const bar = 1
const events = 300
/** Number of calls that measure a pause and a bare write. */
const comparisons = 150
/** Milliseconds between two calls, and after the last one, so that the first retries are included. */
const [every, afterwards] = [5, 8_000]
/** Milliseconds; generous, because a loaded machine is slow. */
const timeout = 120_000

const senders = ['beacon', 'ajax', 'image', 'batch'] as const
const moods = ['closed', 'hangs', 'up'] as const
type Sender = (typeof senders)[number]

/**
 * Returns the milliseconds that the main thread has spent on tasks, by its own clock, which excludes other work on the
 * machine.
 */
const worked = async (devtools: CDPSession): Promise<number> => {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

/** Opens a throttled page that tracks to a collector with the given mood. */
const open = async (browser: Browser, url: string, sender: Sender, mood: Mood) => {
  const collector = await startCollector(mood)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  context.setDefaultTimeout(timeout)
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
  return { took: tookOf(took), before, each: ((await worked(devtools)) - before) / count }
}

/** Wall-clock times of the page. */
interface Took {
  readonly mean: number
  readonly p95: number
}

interface Cost {
  /** everything that the 300 calls caused, per call */
  readonly all: number
  readonly call: Took
  /** a bare write of the same text on the same page */
  readonly bare: Took
  readonly requests: number
}

const tookOf = (took: readonly number[]): Took => ({
  mean: took.reduce((sum, one) => sum + one, 0) / took.length,
  p95: took.toSorted((a, b) => a - b)[Math.ceil(took.length * 0.95) - 1] ?? Number.NaN,
})

const measure = async (browser: Browser, url: string, sender: Sender, mood: Mood): Promise<Cost> => {
  const { collector, context, page, devtools } = await open(browser, url, sender, mood)
  const nothing = await stretch(page, devtools, 'nothing', comparisons)
  const bare = await stretch(page, devtools, 'bare', comparisons)
  await page.evaluate(clearBare)
  const tracked = await stretch(page, devtools, 'track', events)
  await wait(afterwards)
  const all = ((await worked(devtools)) - tracked.before) / events
  await context.close()
  collector.stop()
  return { all: all - nothing.each, call: tracked.took, bare: bare.took, requests: collector.received() }
}

/** Measures the cost of 300 events for their page. @returns whether the bar holds while the collector is down */
export const measureMainThread = async (runs: number): Promise<boolean> => {
  // before a browser starts, because its own windows are never idle
  await idle()
  const page = await startPage()
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
  const rows = moods.flatMap((mood) => senders.map((sender) => ({ mood, sender, costs: [] as Cost[] })))
  for (let run = 0; run < runs; run++) {
    const begun = performance.now()
    for (const { mood, sender, costs } of rows) costs.push(await measure(browser, page.url, sender, mood))
    console.log(`turn ${run + 1} of ${runs}: ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  }

  const columns = ['with all it causes', 'bar', 'a call: mean', 'p95', 'a bare write: mean', 'p95', 'times that']
  const line = (cells: readonly string[]) => {
    const [sender = '', mood = '', ...figures] = cells
    const padded = figures.map((figure, at) => figure.padStart((columns[at] ?? 'requests').length))
    console.log([sender.padEnd(6), mood.padEnd(9), ...padded].join('  '))
  }
  console.log(
    `\n${events} events, one every ${every} ms, 4x CPU; milliseconds of main thread, median of ${runs} in turn: ` +
      'work of its thread, then by the clock\n',
  )
  line(['sender', 'collector', ...columns, 'requests'])
  let holds = true
  for (const row of rows) {
    const of = (figure: (cost: Cost) => number) => median(row.costs.map(figure))
    const all = of((cost) => cost.all)
    // with a working collector, the browser's own cost of requests is included, so no bar applies
    const isBarred = row.mood !== 'up'
    holds &&= !isBarred || all <= bar
    line([
      row.sender,
      row.mood,
      all.toFixed(2),
      isBarred ? String(bar) : '',
      of((cost) => cost.call.mean).toFixed(2),
      of((cost) => cost.call.p95).toFixed(2),
      of((cost) => cost.bare.mean).toFixed(2),
      of((cost) => cost.bare.p95).toFixed(2),
      of((cost) => cost.call.mean / cost.bare.mean).toFixed(1),
      of((cost) => cost.requests).toFixed(0),
    ])
  }
  await browser.close()
  page.stop()
  if (!holds) console.log(`an event costs more than ${bar} ms of main thread while the collector is down`)
  return holds
}
