import { test as base, expect } from '@foyer/testing/journey/fixtures'
import type { Page } from '@playwright/test'
import type { createTracker, Tracker, TrackerConfig, webPlatform } from '../../packages/analytics/src/index.ts'
import { bundleTracker } from '../../scripts/libraries/sizes.ts'
import { startProxy } from './proxy.ts'

declare global {
  var foyer: { createTracker: typeof createTracker; webPlatform: typeof webPlatform }
  var tracker: Tracker
  /** the tracker's reports: dead-lettered, lost and rejected events, and debug messages */
  var reports: unknown[]
  /** violations of the page's policy */
  var violations: string[]
}

const main = `import * as foyer from './tracker.js'
Object.assign(globalThis, { foyer, reports: [], violations: [] })
addEventListener('securitypolicyviolation', ({ blockedURI }) => violations.push(blockedURI))
document.documentElement.dataset.ready = ''`
const html =
  '<!doctype html><title>Stage</title><meta name="viewport" content="width=device-width"><button>Go on</button><script type="module" src="/stage/main.js"></script>'

interface Arrivals {
  readonly stored: number
  readonly duplicates: number
}

/** An event as the sandbox returns it from the table. */
interface Stored {
  readonly type: string
  readonly event: string | null
  readonly time: number
  readonly properties: Readonly<Record<string, unknown>>
}

let bundle: Promise<string> | undefined

/**
 * The tracker's own code on a small page with the policy of the client's page. A proxy that can fail forwards to the
 * server.
 */
const startStage = async (server: string) => {
  bundle ??= bundleTracker()
  const home = await fetch(server, { headers: { Accept: 'text/html' } })
  const policy = home.headers.get('Content-Security-Policy') ?? "default-src 'none'"
  const proxy = await startProxy(Number(new URL(server).port), {
    '/stage': { type: 'text/html', text: html, policy },
    '/stage/main.js': { type: 'text/javascript', text: main },
    '/stage/tracker.js': { type: 'text/javascript', text: await bundle },
  })
  const { origin } = proxy

  const tableOf = async (visitor: string): Promise<{ events: Stored[]; arrivals: Arrivals }> => {
    const reply = await fetch(`${server}/dev/tracking?visitor=${visitor}`)
    return ((await reply.json()) as { data: { events: Stored[]; arrivals: Arrivals } }).data
  }
  const before = (await tableOf('nobody')).arrivals
  const eventsOf = async (visitor: string): Promise<Stored[]> => (await tableOf(visitor)).events

  return {
    origin,
    proxy,
    eventsOf,
    async open(page: Page, address = '/stage'): Promise<void> {
      await page.goto(origin + address)
      await page.waitForSelector('html[data-ready]')
    },
    /** Starts the tracker and returns the visitor's id; '' without consent. */
    async start(page: Page, config: Partial<TrackerConfig> = {}): Promise<string> {
      return page.evaluate((given) => {
        const report = (what: unknown) => void reports.push(what)
        const handlers = { onReport: report, onDeadEvent: report, onLost: report, onRejected: report }
        const settings = { collector: `${location.origin}/sa`, consent: 'granted', singlePage: false } as const
        globalThis.tracker = foyer.createTracker({ ...settings, ...handlers, ...given }, foyer.webPlatform())
        tracker.start()
        return tracker.identity()?.anonymousId ?? ''
      }, config)
    },
    /**
     * Opens the page, starts the tracker, and waits until it is configured and the collector has accepted all stored
     * events.
     */
    async ready(page: Page, config: Partial<TrackerConfig> = {}): Promise<string> {
      await this.open(page)
      const visitor = await this.start(page, config)
      await page.waitForFunction(
        () =>
          tracker.readiness === 'ready' &&
          !Object.keys(localStorage).some((key) => key.startsWith('foyer.tracker.event.')),
      )
      return visitor
    },
    /**
     * Waits until each of the numbered events is in the table once, and then until the server's figures equal the
     * proxy's; no other client may use the server. Returns the number of duplicates.
     */
    async duplicatesOnceStored(visitor: string, expected: readonly number[]): Promise<number> {
      const there = async () =>
        (await eventsOf(visitor))
          .filter(({ event }) => event === 'counted')
          .map(({ properties }) => Number(properties.number))
          .sort((a, b) => a - b)
      // a read that waits while a new server moves the day's events into their partition sees none of them
      await expect.poll(there, { timeout: 60_000 }).toEqual(expected)
      const difference = async () => {
        const { arrivals } = await tableOf(visitor)
        const { stored, duplicates } = proxy.arrivals()
        return [arrivals.stored - before.stored - stored, arrivals.duplicates - before.duplicates - duplicates]
      }
      await expect.poll(difference, { timeout: 60_000 }).toEqual([0, 0])
      const { duplicates } = proxy.arrivals()
      const description = `${expected.length} tracked, each in the table once; ${duplicates} came again`
      base.info().annotations.push({ type: 'events', description })
      return duplicates
    },
  }
}
type Stage = Awaited<ReturnType<typeof startStage>>

export const test = base.extend<{ stage: Stage }>({
  stage: async ({ baseURL }, use) => {
    const stage = await startStage(baseURL ?? '')
    await use(stage)
    await stage.proxy.close()
  },
})

export const numbers = (count: number, first = 0): number[] => Array.from({ length: count }, (_, at) => first + at)

/** Tracks `count` events in one turn of the page. */
export const trackEach = (page: Page, count: number, first = 0): Promise<void> =>
  page.evaluate(
    ([count, first]) => {
      for (let number = first; number < first + count; number++) tracker.track('counted', { number })
    },
    [count, first] as const,
  )

/** Numbers of the counted events that wait in storage. */
export const waiting = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      Object.entries(localStorage).filter(
        ([key, text]) => key.startsWith('foyer.tracker.event.') && JSON.parse(text).event === 'counted',
      ).length,
  )
