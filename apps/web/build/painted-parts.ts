import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, defaultServerConditions, type Rolldown } from 'vite'
import { cssModules } from './class-names.ts'
import { clientBrand } from './client-brand.ts'
import { splitSheets } from './split-sheets.ts'
import { definesOf, type Variant } from './variants.ts'

const webRoot = join(import.meta.dirname, '..')

/** What the modules of the client look at while they are loaded, on a page that shows the sign-in and has no visitor yet. */
const surroundings = (language: string) => ({
  foyerLanguage: language,
  location: new URL('https://client.invalid/#/loginPage'),
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
  /** the sign-in, which the client adopts */
  readonly signIn: readonly string[]
  /** the tabs of a root screen, without a current one */
  readonly tabs: readonly string[]
}

/** Renders what the page paints before React, from the components of the client. */
export const paintedParts = async (variant: Variant): Promise<PaintedParts> => {
  const result = (await build({
    configFile: false,
    root: webRoot,
    logLevel: 'silent',
    base: variant.base,
    define: { ...definesOf(variant), 'process.env.NODE_ENV': '"production"' },
    plugins: [clientBrand(), react(), splitSheets()],
    css: { modules: cssModules(true) },
    build: {
      write: false,
      ssr: join(webRoot, 'src/app/painted.tsx'),
      rolldownOptions: { output: { codeSplitting: false } },
    },
    ssr: { noExternal: true, resolve: { conditions: [...variant.conditions, ...defaultServerConditions] } },
  })) as Rolldown.RolldownOutput
  const code = result.output.find((file) => file.type === 'chunk')?.code
  if (!code) throw new Error('the bundle of what is painted is empty')
  // in the repository, where the module finds what it imports
  const parent = join(webRoot, 'node_modules/.cache')
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'painted-'))
  const file = join(folder, 'painted.mjs')
  writeFileSync(file, code)
  const parts: { signIn: string; tabs: string }[] = []
  try {
    for (const language of variant.brand.languages) {
      Object.assign(globalThis, surroundings(language))
      // the module reads its language while it is loaded
      const { painted } = (await import(`${pathToFileURL(file)}?${language}`)) as {
        painted: () => (typeof parts)[number]
      }
      parts.push(painted())
    }
  } finally {
    for (const name of Object.keys(surroundings(''))) Reflect.deleteProperty(globalThis, name)
    rmSync(folder, { recursive: true, force: true })
  }
  return { signIn: parts.map(({ signIn }) => signIn), tabs: parts.map(({ tabs }) => tabs) }
}
