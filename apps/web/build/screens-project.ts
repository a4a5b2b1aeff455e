import { join } from 'node:path'
import { commands } from '@foyer/testing/commands'
import { sandboxDocuments } from '@foyer/testing/sandbox'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions } from 'vite'
import { defineProject, type UserWorkspaceConfig } from 'vitest/config'
import { chromiumArgs, ensureTestChromium } from '../../../scripts/chromium.ts'
import { cssModules } from './class-names.ts'
import { brandInDevelopment } from './first-paint.ts'
import { definesOf, type Variant } from './variants.ts'

/** Bundled before the first test: a dependency found while tests run reloads their page. */
const dependencies = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'vitest-browser-react',
  'axe-core',
  '@tanstack/react-query',
  'zustand',
  'embla-carousel-react',
  'hls.js',
  'jsqr',
  'lightweight-charts',
  'qrcode-generator',
  'react-day-picker',
  'fast-check',
  'zod',
  '@noble/ciphers/aes.js',
  '@noble/ciphers/utils.js',
  '@noble/hashes/hkdf.js',
  '@noble/hashes/hmac.js',
  '@noble/hashes/sha2.js',
  '@noble/hashes/utils.js',
  ...['HKVariants', 'HKVariantsPhrases', 'HKVariantsRev', 'HKVariantsRevPhrases'].map(
    (name) => `opencc-js/dict/${name}`,
  ),
  ...['STCharacters', 'STPhrases', 'STPhrases_GeneratedFromRegionalPhrases'].map((name) => `opencc-js/dict/${name}`),
  ...['TSCharacters', 'TSPhrases'].map((name) => `opencc-js/dict/${name}`),
]

const root = join(import.meta.dirname, '..')

/** What the tests of a project have in common: their name, their files, and the client that they open. */
interface ScreensProject {
  readonly name: string
  readonly variant: Variant
  readonly include: readonly string[]
  readonly exclude?: readonly string[]
}

/** Parts and screens of a variant in a real Chromium, many tests in one page. */
export const screensProject = ({ name, variant, include, exclude = [] }: ScreensProject): UserWorkspaceConfig =>
  defineProject({
    root,
    publicDir: join(root, '../../brand'),
    define: {
      ...definesOf(variant),
      __PICTURES__: JSON.stringify(process.env.FOYER_PICTURES ?? 'none'),
      __TIMES__: String(Boolean(process.env.FOYER_TEST_EXPENSES)),
    },
    resolve: { conditions: [...variant.conditions, ...defaultClientConditions] },
    css: { modules: cssModules(false) },
    plugins: [react(), brandInDevelopment(variant), sandboxDocuments(variant.conditions)],
    optimizeDeps: { include: dependencies, noDiscovery: true },
    test: {
      name,
      // twice as many as CI has cores: a page waits for frames and timers a quarter of its time
      maxWorkers: 4,
      // after the tests in Node, which have a number of workers of their own
      sequence: { groupOrder: 1 },
      retry: process.env.CI ? 2 : 0,
      include: [...include],
      exclude: [...exclude],
      setupFiles: ['src/testing/setup.ts'],
      testTimeout: 60_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        testerHtmlPath: 'src/testing/page.html',
        viewport: { width: 390, height: 844 },
        provider: playwright({
          launchOptions: { executablePath: ensureTestChromium(), args: [...chromiumArgs] },
          contextOptions: {
            hasTouch: true,
            locale: 'zh-CN',
            timezoneId: 'Asia/Hong_Kong',
            deviceScaleFactor: 1,
            // each frame of an animation costs time; a test of motion calls `allowMotion`
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
