import { join } from 'node:path'
import { type Painting, painters } from '@foyer/api/painter'
import react from '@vitejs/plugin-react'
import { build, defaultServerConditions, type Plugin, type Rolldown } from 'vite'
import { cssModules } from './class-names.ts'
import { clientBrand } from './client-brand.ts'
import { splitSheets } from './split-sheets.ts'
import { definesOf, type Variant } from './variants.ts'

const webRoot = join(import.meta.dirname, '..')

/** What the page shows before any script has arrived, in each language that the firm offers. */
export interface PaintedParts {
  /** the first views of routes, which the client adopts, by their path */
  readonly screens: Readonly<Record<string, readonly string[]>>
  /** the tabs of a root screen, without a current one */
  readonly tabs: readonly string[]
  /** the script that rendered them, with which the server renders first views that have data */
  readonly painter: string
}

/** What a screen imports later is not rendered at first, so it stays outside of the bundle. */
const withoutLaterImports: Plugin = {
  name: 'foyer-without-later-imports',
  resolveDynamicImport: (specifier) => (specifier === './page.tsx' ? null : { id: String(specifier), external: true }),
}

/** Bundles src/app/painter.tsx with all screens of a client into one script. */
const painterOf = async (variant: Variant): Promise<string> => {
  const result = (await build({
    configFile: false,
    root: webRoot,
    logLevel: 'silent',
    base: variant.base,
    define: { ...definesOf(variant), 'process.env.NODE_ENV': '"production"' },
    plugins: [clientBrand(), react(), splitSheets(), withoutLaterImports],
    css: { modules: cssModules(true) },
    build: {
      write: false,
      minify: true,
      ssr: join(webRoot, 'src/app/painter.tsx'),
      assetsInlineLimit: 0,
      rolldownOptions: { output: { format: 'iife', name: 'painter', codeSplitting: false } },
    },
    ssr: { noExternal: true, resolve: { conditions: [...variant.conditions, ...defaultServerConditions] } },
  })) as Rolldown.RolldownOutput
  const entry = result.output.find((file) => file.type === 'chunk' && file.isEntry)
  if (entry?.type !== 'chunk') throw new Error('the bundle of the painter is empty')
  return entry.code
}

/** Renders what the page paints before React, from the components of the client: these routes, and the tabs. */
export const paintedParts = async (
  variant: Variant,
  routes: readonly Pick<Painting, 'path' | 'query'>[],
): Promise<PaintedParts> => {
  const painter = await painterOf(variant)
  const painterIn = painters(painter)
  const ofLanguages = variant.brand.languages.map(painterIn)
  const screens = routes.map(async (route) => {
    return [route.path, await Promise.all(ofLanguages.map((one) => one.screen(route)))] as const
  })
  return {
    screens: Object.fromEntries(await Promise.all(screens)),
    tabs: ofLanguages.map((one) => one.tabs()),
    painter,
  }
}
