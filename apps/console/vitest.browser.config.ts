import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineProject } from 'vitest/config'
import { browserTests } from '../../scripts/browser-tests.ts'
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
    // as wide as a screen of staff, and as high as a phone
    ...browserTests({ turn: 'small', viewport: { width: 1280, height: 844 }, context: { locale: 'en-US' } }),
    name: 'console-screens',
    isolate: false,
    setupFiles: ['src/testing/setup.ts'],
    include: ['src/**/*.test.tsx'],
  },
})
