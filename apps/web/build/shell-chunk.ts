import type { Rolldown } from 'vite'

/** Screens whose every shared module belongs to the first load: the sign-in path has the tightest byte budget. */
const firstScreens = /\/src\/((app|institution)\/main|routes\/loginPage\/page)\.tsx$/
const ownChunk = /\/src\/routes\//

/**
 * One chunk for what the sign-in path shares. Left alone, the bundler cuts it into five small ones; each costs a
 * request and compresses worse on its own (measured: 1.4 KB brotli).
 */
export const shellChunk: Rolldown.CodeSplittingNameFunction = (moduleId, context) => {
  if (ownChunk.test(moduleId)) return null
  const seen = new Set([moduleId])
  for (const id of seen) {
    if (firstScreens.test(id)) return 'shell'
    for (const importer of context.getModuleInfo(id)?.importers ?? []) seen.add(importer)
  }
  return null
}
