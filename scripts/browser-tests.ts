import { commands } from '@foyer/testing/commands'
import { playwright } from '@vitest/browser-playwright'
import type { InlineConfig } from 'vitest/node'
import { chromiumArgs, ensureTestChromium } from './chromium.ts'

type Context = NonNullable<NonNullable<Parameters<typeof playwright>[0]>['contextOptions']>

/**
 * Pages of a project at once, and its turn after the tests in Node, since Vitest gives projects of one turn as many. A page waits
 * for frames and timers a tenth of its time, so three keep two cores busy.
 */
const order = { 1: 1, 3: 2 } as const

/** Where the tests of a project run. */
export interface Surroundings {
  readonly pages: keyof typeof order
  /** CSS pixels */
  readonly viewport: { readonly width: number; readonly height: number }
  readonly context: Context
}

/** What all projects have in common whose tests run in a real Chromium, many tests in one page. */
export const browserTests = ({ pages, viewport, context }: Surroundings) =>
  ({
    maxWorkers: pages,
    sequence: { groupOrder: order[pages] },
    retry: process.env.CI ? 2 : 0,
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { ...viewport },
      provider: playwright({
        launchOptions: { executablePath: ensureTestChromium(), args: [...chromiumArgs] },
        contextOptions: {
          timezoneId: 'Asia/Hong_Kong',
          deviceScaleFactor: 1,
          // each frame of an animation costs time; a test of motion calls `allowMotion`
          reducedMotion: 'reduce',
          ...context,
        },
        actionTimeout: 20_000,
      }),
      instances: [{ browser: 'chromium' }],
      commands,
    },
    // a busy machine may need a second for a frame
    expect: { poll: { timeout: 20_000, interval: 40 } },
  }) satisfies InlineConfig
