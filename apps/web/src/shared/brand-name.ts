import type { Localised } from '@foyer/api/languages'

/** The firm's short name, inlined by the build, so that the rest of brand.json stays out of the first load. */
export const brandName: Localised = __BRAND__
