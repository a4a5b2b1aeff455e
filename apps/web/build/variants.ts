import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Brand, brand } from '@foyer/api/brand'
import { brandFaults } from '@foyer/api/brand/brand-file'
import { brand as institutionBrand } from '@foyer/api/institution-brand'
import type { Language } from '@foyer/api/languages'
import { testLanguages } from '@foyer/api/test-languages/two'

/** One of the clients that are built from the same sources (A11). */
export interface Variant {
  /** path under which it and its files are served */
  readonly base: string
  /** module that starts it */
  readonly entry: string
  readonly brand: Brand
  /** user-agent marker of its own app */
  readonly appMarker: string
  /** import conditions that resolve `#native-host` and `@foyer/api/brand` to its own */
  readonly conditions: readonly string[]
  /** folders of its routes */
  readonly routes: readonly string[]
}

/** All routes; a folder under `routes/` registers itself. */
const allRoutes = readdirSync(join(import.meta.dirname, '../src/routes'))

/** The retail client's brand with the languages that only tests have, beside those of the product. */
const brandOfTests: Brand = {
  ...brand,
  languages: [...brand.languages, ...(Object.keys(testLanguages) as readonly string[] as readonly Language[])],
  shortName: {
    ...brand.shortName,
    ...Object.fromEntries(Object.keys(testLanguages).map((language) => [language, brand.shortName['en-US']])),
  },
}

/** Returns the path of a route by its folder. */
export const pathOf = (folder: string): string => (folder === 'home' ? '/' : `/${folder}`)

const faults = brandFaults(brand, institutionBrand)
if (faults.length > 0) throw new Error(faults.join('\n'))

const [retailMarker = '', institutionMarker = ''] = brand.appMarkers

export const variants = {
  retail: {
    base: '/',
    entry: '/src/app/main.tsx',
    brand,
    appMarker: retailMarker,
    conditions: [],
    routes: allRoutes,
  },
  institution: {
    base: '/institution/',
    entry: '/src/institution/main.tsx',
    brand: institutionBrand,
    appMarker: institutionMarker,
    conditions: ['institution'],
    // activities belong to the retail client
    routes: ['home', 'loginPage', 'me', 'selectLogin'],
  },
  // every interface part in every state, on a page of its own; for the sandbox only
  gallery: {
    base: '/gallery/',
    entry: '/src/gallery/main.tsx',
    brand,
    appMarker: retailMarker,
    conditions: [],
    routes: [],
  },
  // for tests only
  languages: {
    base: '/',
    entry: '/src/app/main.tsx',
    brand: brandOfTests,
    appMarker: retailMarker,
    conditions: ['test-languages'],
    routes: allRoutes,
  },
} as const satisfies Record<string, Variant>

/** Returns the variant of a Vite mode: the one with that name, otherwise the retail one. */
export const variantOf = (mode: string): Variant =>
  Object.hasOwn(variants, mode) ? variants[mode as keyof typeof variants] : variants.retail

/** Constants that the build defines in the sources of a variant. */
export const definesOf = ({ brand, appMarker, routes }: Variant): Record<string, string> => ({
  __BRAND__: JSON.stringify(brand.shortName),
  __LANGUAGES__: JSON.stringify(brand.languages),
  __CLIENT_APP__: JSON.stringify(brand.clientApp.name),
  __APP_MARKER__: JSON.stringify(appMarker),
  __PATHS__: JSON.stringify(routes.map(pathOf)),
})
