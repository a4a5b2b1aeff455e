import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, defaultServerConditions, type Rolldown } from 'vite'
import { cssModules } from './class-names.ts'
import { clientBrand } from './client-brand.ts'
import { splitSheets } from './split-sheets.ts'
import { definesOf, type Variant } from './variants.ts'

const webRoot = join(import.meta.dirname, '..')

/** What the modules of the client look at, on a page that shows this route and has no visitor yet. */
const surroundings = (language: string, path: string) => ({
  foyerLanguage: language,
  location: new URL(`https://client.invalid/#${path}`),
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  addEventListener: () => undefined,
  history: { state: null },
  document: {
    documentElement: { lang: language, dataset: {} },
    querySelectorAll: () => [],
    querySelector: () => null,
    getElementById: () => null,
    addEventListener: () => undefined,
  },
})

/** What the page shows before any script has arrived, in each language that the firm offers. */
export interface PaintedParts {
  /** the first views of routes, which the client adopts, by their path */
  readonly screens: Readonly<Record<string, readonly string[]>>
  /** the tabs of a root screen, without a current one */
  readonly tabs: readonly string[]
}

interface PaintedModule {
  paintedScreen: (path: string) => Promise<string>
  paintedTabs: () => string
}

/** Renders what the page paints before React, from the components of the client: these routes, and the tabs. */
export const paintedParts = async (variant: Variant, paths: readonly string[]): Promise<PaintedParts> => {
  const result = (await build({
    configFile: false,
    root: webRoot,
    logLevel: 'silent',
    base: variant.base,
    define: { ...definesOf(variant), 'process.env.NODE_ENV': '"production"' },
    plugins: [clientBrand(), react(), splitSheets()],
    css: { modules: cssModules(true) },
    build: { write: false, ssr: join(webRoot, 'src/app/painted.tsx') },
    ssr: { noExternal: true, resolve: { conditions: [...variant.conditions, ...defaultServerConditions] } },
  })) as Rolldown.RolldownOutput
  const chunks = result.output.filter((file) => file.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('the bundle of what is painted is empty')
  // in the repository, where the modules find what they import
  const parent = join(webRoot, 'node_modules/.cache')
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'painted-'))
  const screens: Record<string, string[]> = Object.fromEntries(paths.map((path) => [path, []]))
  const tabs: string[] = []
  try {
    for (const language of variant.brand.languages) {
      // modules read the language while they are loaded, so each language has its own copies
      for (const { fileName, code } of chunks) {
        const file = join(folder, language, fileName)
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, code)
      }
      Object.assign(globalThis, surroundings(language, '/'))
      const module = (await import(pathToFileURL(join(folder, language, entry.fileName)).href)) as PaintedModule
      tabs.push(module.paintedTabs())
      for (const [path, ofLanguages] of Object.entries(screens)) {
        Object.assign(globalThis, surroundings(language, path))
        ofLanguages.push(await module.paintedScreen(path))
      }
    }
  } finally {
    for (const name of Object.keys(surroundings('', ''))) Reflect.deleteProperty(globalThis, name)
    rmSync(folder, { recursive: true, force: true })
  }
  return { screens, tabs }
}
