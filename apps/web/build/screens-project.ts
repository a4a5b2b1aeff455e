import { join } from 'node:path'
import { sandboxDocuments } from '@foyer/testing/sandbox'
import react from '@vitejs/plugin-react'
import { defaultClientConditions } from 'vite'
import { defineProject, type UserWorkspaceConfig } from 'vitest/config'
import { browserTests, type Surroundings } from '../../../scripts/browser-tests.ts'
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
interface ScreensProject extends Pick<Surroundings, 'turn'> {
  readonly name: string
  readonly variant: Variant
  readonly include: readonly string[]
  readonly exclude?: readonly string[]
  /** each file has a page of its own; by default files share a page, which has compiled the client by then */
  readonly isolate?: boolean
}

/** Parts and screens of a variant in a real Chromium, many tests in one page. */
export const screensProject = ({
  name,
  turn,
  variant,
  include,
  exclude = [],
  isolate = false,
}: ScreensProject): UserWorkspaceConfig => {
  const tests = browserTests({
    turn,
    viewport: { width: 390, height: 844 },
    context: { hasTouch: true, locale: 'zh-CN' },
  })
  return defineProject({
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
      ...tests,
      name,
      isolate,
      include: [...include],
      exclude: [...exclude],
      setupFiles: ['src/testing/setup.ts'],
      browser: { ...tests.browser, testerHtmlPath: 'src/testing/page.html' },
    },
  })
}
