import { onTestFinished } from 'vitest'
import type { TrackerConfig } from '../config.ts'
import type { Platform } from '../platform.ts'
import { testBrowser } from './browser.ts'
import { startCollector } from './collector.ts'
import type { testPage } from './page.ts'
import { testTime, until } from './time.ts'

/** A collector, a browser and a clock for one test. */
export const testFixture = async () => {
  const collector = await startCollector()
  onTestFinished(() => collector.close())
  const time = testTime()
  const browser = testBrowser(collector, time)
  return {
    collector,
    time,
    browser,
    /** a page that tracks and has its configuration */
    async started(
      config?: Partial<TrackerConfig>,
      change?: Partial<Platform>,
      screen?: ReturnType<typeof testPage>,
    ): Promise<ReturnType<typeof browser.openTab>> {
      const tab = browser.openTab(config, change, screen)
      tab.tracker.start()
      await until(() => tab.tracker.readiness === 'ready')
      return tab
    },
    /** advances the clock until so many events have arrived */
    async arrived(count: number): Promise<void> {
      await until(() => {
        if (browser.inFlight === 0 && collector.events.length < count) time.advance(100)
        return collector.events.length >= count
      })
    },
    /** advances the clock until no event waits */
    async sent(): Promise<void> {
      await until(() => {
        if (browser.inFlight === 0 && browser.keys('foyer.tracker.event.').length > 0) time.advance(100)
        return browser.keys('foyer.tracker.event.').length === 0
      })
    },
  }
}
