import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { chromiumArgs, ensureChromium } from '../../scripts/chromium.ts'
import { idle } from '../runner/idle.ts'
import { median } from '../runner/statistics.ts'
import { callsIn, clearBare, type Globals, noteBare, type Work } from './calls.ts'
import { type Mood, startCollector, startPage } from './page.ts'

/**
 * Milliseconds of main thread an event may cost at 4x CPU, with all that it causes: work of its thread. By the clock a call
 * takes as long as the throttle and other threads please, and so does a bare write, which is told beside it.
 */
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
  return { took: tookOf(took), before, each: ((await worked(devtools)) - before) / count }
}

/** By the page's clock. */
interface Took {
  readonly mean: number
  readonly p95: number
}

interface Cost {
  /** all that 300 calls caused, each its share */
  readonly all: number
  readonly call: Took
  /** a bare write of the same text, on the same page */
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
  return { all: all - nothing.each, call: tracked.took, bare: bare.took, requests: collector.taken() }
}

/** What 300 events cost the page that tracks them. @returns whether the bar holds where the collector is down */
export const measureMainThread = async (runs: number): Promise<boolean> => {
  // before there is a browser, whose own windows never rest
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
    // what a request costs the browser itself is not the tracker's
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
