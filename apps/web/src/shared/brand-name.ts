import type { Language } from './text/languages.ts'

declare const __BRAND__: Record<Language, string>

/** The firm's short name, put in by the build: the rest of brand.json stays out of the first load. */
export const brandName: Readonly<Record<Language, string>> = __BRAND__
