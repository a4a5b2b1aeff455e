import { commands } from '@foyer/testing/commands'
import { playwright } from '@vitest/browser-playwright'
import type { InlineConfig } from 'vitest/node'
import { chromiumArgs, ensureTestChromium } from './chromium.ts'

type Context = NonNullable<NonNullable<Parameters<typeof playwright>[0]>['contextOptions']>

/**
 * The pages of a project are a pool of its own, so projects take turns: twice as many pages at once as CI has cores, because
 * a page waits for frames and timers a quarter of its time. More make each other wait. Both turns follow the tests in Node.
 */
const turns = {
  /** side by side with another small project */
  small: { maxWorkers: 2, sequence: { groupOrder: 1 } },
  /** alone, after the small ones */
  large: { maxWorkers: 4, sequence: { groupOrder: 2 } },
} as const

/** Where the tests of a project run, and when. */
export interface Surroundings {
  readonly turn: keyof typeof turns
  /** CSS pixels */
  readonly viewport: { readonly width: number; readonly height: number }
  readonly context: Context
}

/** What all projects have in common whose tests run in a real Chromium, many tests in one page. */
export const browserTests = ({ turn, viewport, context }: Surroundings) =>
  ({
    ...turns[turn],
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
