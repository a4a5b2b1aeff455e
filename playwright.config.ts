import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArgs } from './scripts/chromium.ts'

const port = 8190
/** A folder of the run's own where none was given. Workers load this file too; only the first process makes it. */
if (!process.env.FOYER_E2E_DATA) {
  process.env.FOYER_E2E_DATA = mkdtempSync(join(tmpdir(), 'foyer-e2e-'))
  // as root the database runs as another user, who has to get in
  chmodSync(process.env.FOYER_E2E_DATA, 0o755)
}

export default defineConfig({
  testMatch: ['e2e/**/*.e2e.ts', 'apps/{web,insights,host-lab,mini-program}/src/**/*.e2e.ts'],
  testDir: '.',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // a machine that is busy elsewhere fails no submission; what needed another try is named as flaky at the end
  retries: process.env.CI ? 2 : 0,
  reporter: 'line',
  use: {
    // a worker's own requests are out of the hands of page.route; e2e/offline*.e2e.ts alone let them in
    serviceWorkers: 'block',
    baseURL: `http://localhost:${port}`,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 1,
    locale: 'zh-CN',
    timezoneId: 'Asia/Hong_Kong',
    // recording every first try costs a quarter of the time
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: chromiumArgs,
    },
  },
  webServer: {
    command: `"${process.execPath}" apps/server/src/main.ts`,
    url: `http://localhost:${port}/readyz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env.FOYER_E2E_DATA,
      LOG_LEVEL: 'error',
      // each test comes from an address of its own, as each visitor does
      TRUST_PROXY: 'loopback',
    },
  },
})
