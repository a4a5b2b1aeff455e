import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { languages } from '@foyer/api/content'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
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

/**
 * Renders the sign-in in every language, from the components that the client takes it over with. The page shows it
 * before any script has arrived.
 */
export const paintedForms = async (variant: Variant): Promise<readonly string[]> => {
  const result = (await build({
    configFile: false,
    root: webRoot,
    logLevel: 'silent',
    base: variant.base,
    define: { ...definesOf(variant), 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: [...variant.conditions, 'module', 'browser'] },
    plugins: [clientBrand(), react(), splitSheets()],
    css: { modules: cssModules(true) },
    build: {
      write: false,
      ssr: join(webRoot, 'src/app/painted.tsx'),
      rolldownOptions: { output: { codeSplitting: false } },
    },
    ssr: { noExternal: true },
  })) as Rolldown.RolldownOutput
  const code = result.output.find((file) => file.type === 'chunk')?.code
  if (!code) throw new Error('the bundle of the painted sign-in is empty')
  const folder = join(webRoot, 'node_modules/.cache')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `painted-${process.pid}-${variant.base.length}.mjs`)
  writeFileSync(file, code)
  const forms: string[] = []
  for (const language of languages) {
    Object.assign(globalThis, surroundings(language))
    const { painted } = (await import(`${pathToFileURL(file)}?${language}`)) as { painted: () => string }
    forms.push(painted())
  }
  return forms
}
