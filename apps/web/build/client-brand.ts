import type { Plugin } from 'vite'

/** Removes what only the server uses from the brand file of a built client, because every byte of it is in the first load. */
export const clientBrand = (): Plugin => ({
  name: 'client-brand',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => {
    if (!/\/brand(\.institution)?\.json$/.test(id.replaceAll('\\', '/'))) return null
    const { hotlineOpening: _, ...shown } = JSON.parse(code) as Record<string, unknown>
    return { code: JSON.stringify(shown), map: null }
  },
})
