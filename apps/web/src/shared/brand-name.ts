import type { Language } from './text/languages.ts'

/** The firm's short name, inlined by the build, so that the rest of brand.json stays out of the first load. */
export const brandName: Readonly<Record<Language, string>> = __BRAND__
