import { firstPort } from '@foyer/testing/journey/ports'
import { testFolder } from '@foyer/testing/memory'
import { defineConfig } from '@playwright/test'
import { chromiumArgs, ensureTestChromium } from './scripts/chromium.ts'

/** A folder of the run's own where none was given. Workers load this file too; only the first process makes it. */
process.env.FOYER_E2E_DATA ??= testFolder()
// servers that tests start compile their modules once
process.env.NODE_COMPILE_CACHE ??= `${import.meta.dirname}/node_modules/.cache/compile`

export default defineConfig({
  testMatch: ['e2e/**/*.e2e.ts', 'apps/{web,insights,console,host-lab,mini-program}/src/**/*.e2e.ts'],
  testDir: '.',
  outputDir: 'test-results',
  fullyParallel: true,
  // twice as many as CI has cores: a journey waits for servers and timers a quarter of its time
  workers: 4,
  // no test measures time; on a busy machine some of them need it
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // a test that needed another try is named at the end: it is a fault to find
  retries: process.env.CI ? 2 : 0,
  reporter: 'line',
  use: {
    // a worker's own requests are out of the hands of page.route; e2e/offline*.e2e.ts alone let them in
    serviceWorkers: 'block',
    baseURL: `http://localhost:${firstPort}`,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 1,
    locale: 'zh-CN',
    timezoneId: 'Asia/Hong_Kong',
    // recording costs a quarter of the time; `--trace=retain-on-failure` records
    trace: 'off',
    // each frame of an animation costs time
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: ensureTestChromium(),
      args: chromiumArgs,
    },
  },
  webServer: {
    command: `"${process.execPath}" "${import.meta.dirname}/packages/testing/src/journey/shared-server.ts"`,
    url: `http://localhost:${firstPort}/readyz`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(firstPort),
      DATA_DIR: process.env.FOYER_E2E_DATA,
      LOG_LEVEL: 'error',
      // each test comes from an address of its own, as each visitor does
      TRUST_PROXY: 'loopback',
    },
  },
})
