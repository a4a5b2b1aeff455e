import { commands } from '@foyer/testing/commands'
import { playwright } from '@vitest/browser-playwright'
import type { InlineConfig } from 'vitest/node'
import { chromiumArgs, ensureTestChromium } from './chromium.ts'

type Context = NonNullable<NonNullable<Parameters<typeof playwright>[0]>['contextOptions']>

interface Surroundings {
  /** CSS pixels */
  readonly viewport: { readonly width: number; readonly height: number }
  readonly context: Context
}

/** What all projects have in common whose tests run in a real Chromium, many tests in one page. */
export const browserTests = ({ viewport, context }: Surroundings) =>
  ({
    // twice as many as CI has cores: a page waits for frames and timers a quarter of its time
    maxWorkers: 4,
    // after the tests in Node, which have a number of workers of their own
    sequence: { groupOrder: 1 },
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
