import { join } from 'node:path'
import { commands } from '@foyer/testing/commands'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineProject } from 'vitest/config'
import { chromiumArgs, ensureTestChromium } from '../../scripts/chromium.ts'
import { clientFiles } from './src/testing/node/client-files.ts'

/** Bundled before the first test: a dependency found while tests run reloads their page. */
const dependencies = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'vitest-browser-react',
  'axe-core',
  ...['csp-provider', 'dialog', 'menu', 'toast'].map((part) => `@base-ui/react/${part}`),
  '@tanstack/react-query',
  '@tanstack/react-table',
  'lucide-react',
  '@atlaskit/pragmatic-drag-and-drop/combine',
  '@atlaskit/pragmatic-drag-and-drop/element/adapter',
  ...['HKVariants', 'HKVariantsPhrases', 'STCharacters', 'STPhrases', 'STPhrases_GeneratedFromRegionalPhrases'].map(
    (name) => `opencc-js/dict/${name}`,
  ),
  'react-router',
  'zod',
]

/** Screens of the console in a real Chromium, many tests in one page. */
export default defineProject({
  root: import.meta.dirname,
  publicDir: join(import.meta.dirname, '../../brand'),
  define: { __PICTURES__: JSON.stringify(process.env.FOYER_PICTURES ?? 'none') },
  plugins: [react(), clientFiles],
  optimizeDeps: { include: dependencies, noDiscovery: true },
  test: {
    name: 'console-screens',
    maxWorkers: 4,
    sequence: { groupOrder: 1 },
    retry: process.env.CI ? 2 : 0,
    include: ['src/**/*.test.tsx'],
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // as wide as a screen of staff, and as high as a phone
      viewport: { width: 1280, height: 844 },
      provider: playwright({
        launchOptions: { executablePath: ensureTestChromium(), args: [...chromiumArgs] },
        contextOptions: {
          locale: 'en-US',
          timezoneId: 'Asia/Hong_Kong',
          deviceScaleFactor: 1,
          reducedMotion: 'reduce',
        },
        actionTimeout: 20_000,
      }),
      instances: [{ browser: 'chromium' }],
      commands,
    },
    // a busy machine may need a second for a frame
    expect: { poll: { timeout: 20_000, interval: 40 } },
  },
})
