import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { cssModules } from './build/class-names.ts'
import { clientBrand } from './build/client-brand.ts'
import { brandInDevelopment, firstPaint } from './build/first-paint.ts'

import { loadStyles } from './build/load-styles.ts'
import { offlineWorker } from './build/offline-worker.ts'
import { ownEntry } from './build/own-entry.ts'
import { precompress } from './build/precompress.ts'
import { sharedChunks } from './build/shared-chunks.ts'
import { splitSheets } from './build/split-sheets.ts'
import { textFiles } from './build/text-files.ts'
import { definesOf, variantOf } from './build/variants.ts'

const server = `http://localhost:${process.env.PORT ?? 8080}`
/** Paths the real server answers while Vite serves the client in development. */
const proxied = ['/api', '/opening', '/jwt', '/trade', '/quote', '/common', '/user', '/fund', '/sa', '/dev', '/config']

/** Globals as the build sees them, so that it leaves out 0.6 KB of React that the first load does not need. */
const unusedInReact = {
  // the connection to the developer tools
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  // an artificial navigation while a transition is pending
  navigation: 'undefined',
  // substitutes for a function that every supported browser has
  reportError: '((error) => window.reportError(error))',
}

/** `--mode institution` builds the institution-facing client (A11), every other mode the retail one. */
export default defineConfig(({ mode, command }) => {
  const variant = variantOf(mode)
  return {
    root: import.meta.dirname,
    // what a firm replaces beside brand.json
    publicDir: join(import.meta.dirname, '../../brand'),
    base: variant.base,
    define: {
      ...definesOf(variant),
      ...(command === 'build' && unusedInReact),
    },
    resolve: {
      conditions: [...variant.conditions, ...(command === 'build' ? ['built'] : []), ...defaultClientConditions],
    },
    plugins: [
      clientBrand(),
      react(),
      textFiles(variant),
      splitSheets(),
      loadStyles(variant.base),
      ownEntry(variant),
      brandInDevelopment(variant),
      firstPaint(variant),
      offlineWorker(variant),
      precompress(),
    ],
    css: { modules: cssModules(command === 'build') },
    server: { port: 5173, strictPort: true, proxy: Object.fromEntries(proxied.map((path) => [path, server])) },
    build: {
      target: ['chrome100', 'safari15.4'],
      // the head script requests a route's chunks, and build/load-styles.ts for style sheets
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        // the names of classes are constants of other modules
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        output: { codeSplitting: { groups: sharedChunks } },
        // Safari 15.4 has no class fields: assigned instead of defined, they cost 0.3 KB less of the communication layer
        transform: { assumptions: { setPublicClassFields: true } },
      },
    },
  }
})
